// All files of tests share one process, which is far quicker; each begins as if it were alone.
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
