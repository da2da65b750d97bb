declare global {
  /** Set by the test that runs the samples. */
  var onSampleCaptured: ((name: string) => void) | undefined
}

/** Ends a step of a sample: what it printed is its output. Does nothing when a sample runs by hand. */
export function captured(name: string): void {
  globalThis.onSampleCaptured?.(name)
}
