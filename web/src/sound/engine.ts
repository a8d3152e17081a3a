/** The loudspeaker: it plays sounds, at most six at once, as loud as the listener wants, after the first touch of the page. */
import { preferences } from "../shell/preferences.svelte";
import { type Noise, type Part, type Sound, type Tone, ticked } from "./sounds";

const MOST_VOICES = 6;
const LOUDEST = 0.5;
const SILENCE = 0.0001;
const USUAL_VOLUME = 0.6;
const AFTER_TOUCH = 60;

export class Loudspeaker {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private voices: Voice[] = [];
  private noises: Partial<Record<Noise["wave"], AudioBuffer>> = {};
  private before = USUAL_VOLUME;

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Browsers let a page sound only after somebody has touched it. */
  awaitTouch(page: EventTarget): void {
    const wake = (): void => {
      page.removeEventListener("pointerdown", wake);
      page.removeEventListener("keydown", wake);
      // Making a context takes a while: what was touched is shown first.
      setTimeout(() => this.wake(), AFTER_TOUCH);
    };
    page.addEventListener("pointerdown", wake);
    page.addEventListener("keydown", wake);
  }

  wake(): void {
    this.context ??= this.make();
    if (this.context.state === "suspended") void this.context.resume();
  }

  play(sound: Sound): void {
    const { context } = this;
    if (!context || preferences.volume === 0 || sound.length === 0) return;
    this.voices = this.voices.filter((voice) => voice.ends > context.currentTime);
    if (this.voices.length >= MOST_VOICES) this.voices.shift()!.stop(context.currentTime);
    this.voices.push(this.voiceOf(context, sound));
  }

  tick(secondsLeft: number): void {
    this.play(ticked(secondsLeft));
  }

  /** Off, and on again as loud as before. */
  toggle(): void {
    if (preferences.volume > 0) this.before = preferences.volume;
    preferences.change({ volume: preferences.volume > 0 ? 0 : this.before });
  }

  private voiceOf(context: AudioContext, sound: Sound): Voice {
    const out = context.createGain();
    out.connect(this.output(context));
    const now = context.currentTime;
    for (const part of sound) this.sound(context, part, out, now);
    return new Voice(out, now + Math.max(...sound.map((part) => (part.starts ?? 0) + part.lasts)) / 1000);
  }

  private output(context: AudioContext): GainNode {
    if (!this.master) {
      this.master = context.createGain();
      this.master.connect(context.destination);
    }
    this.master.gain.value = preferences.volume * LOUDEST;
    return this.master;
  }

  private sound(context: AudioContext, part: Part, out: AudioNode, now: number): void {
    const [begin, end] = [now + (part.starts ?? 0) / 1000, now + ((part.starts ?? 0) + part.lasts) / 1000];
    const loudness = envelope(context.createGain(), part, begin, end);
    loudness.connect(out);
    const source = isNoise(part) ? this.hiss(context, part, loudness, begin, end) : hum(context, part, loudness, begin, end);
    source.start(begin);
    source.stop(end);
  }

  private hiss(context: AudioContext, part: Noise, out: AudioNode, begin: number, end: number): AudioScheduledSourceNode {
    const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
    source.buffer = this.noises[part.wave] ??= noise(context, part.wave);
    source.loop = true;
    filter.type = part.filter;
    filter.Q.value = part.sharpness ?? 0.7;
    slide(filter.frequency, part, begin, end);
    source.connect(filter);
    filter.connect(out);
    return source;
  }
}

class Voice {
  constructor(
    private readonly out: GainNode,
    readonly ends: number,
  ) {}

  stop(now: number): void {
    this.out.gain.setTargetAtTime(0, now, 0.01);
  }
}

function isNoise(part: Part): part is Noise {
  return part.wave === "white" || part.wave === "brown";
}

function hum(context: AudioContext, part: Tone, out: AudioNode, begin: number, end: number): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = part.wave;
  slide(source.frequency, part, begin, end);
  source.connect(out);
  return source;
}

function slide(frequency: AudioParam, { pitch, to }: Part, begin: number, end: number): void {
  frequency.setValueAtTime(pitch, begin);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, end);
}

function envelope(gain: GainNode, { loudness, swells = 0 }: Part, begin: number, end: number): GainNode {
  gain.gain.setValueAtTime(swells ? SILENCE : loudness, begin);
  if (swells) gain.gain.exponentialRampToValueAtTime(loudness, begin + swells / 1000);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  return gain;
}

/** A second of it. */
function noise(context: AudioContext, wave: Noise["wave"]): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let level = 0;
  for (let index = 0; index < samples.length; index++) {
    const white = Math.random() * 2 - 1;
    level = (level + 0.02 * white) / 1.02;
    samples[index] = wave === "white" ? white : level * 3.5;
  }
  return buffer;
}

export const loudspeaker = new Loudspeaker();
if (typeof window !== "undefined") loudspeaker.awaitTouch(window);
