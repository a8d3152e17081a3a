/** Short messages that go away by themselves. */

export interface Toast {
  id: number;
  kind: "good" | "warn" | "bad";
  /** What happened, in strong words, and what follows. */
  head: string;
  text: string;
  rule: string;
}

const LASTS = { good: 3000, warn: 5000, bad: 8000 };
const MOST = 3;

class Toasts {
  shown = $state.raw<Toast[]>([]);
  private next = 1;

  say(head: string, { text = "", kind = "good", rule = "" }: { text?: string; kind?: Toast["kind"]; rule?: string } = {}): void {
    const toast = { id: this.next++, kind, head, text, rule };
    this.shown = [...this.shown.filter((other) => other.head !== head || other.text !== text), toast].slice(-MOST);
    setTimeout(() => this.dismiss(toast.id), LASTS[kind]);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
