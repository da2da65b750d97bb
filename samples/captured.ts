declare global {
  /** Set by the test that runs the samples. */
  var onSampleCaptured: ((name: string) => void) | undefined
  /** Set by the test too. */
  var onSampleAsked: ((event: string) => Promise<unknown>) | undefined
}

/** Ends a step of a sample: what it printed is its output. Does nothing when a sample runs by hand. */
export function captured(name: string): void {
  globalThis.onSampleCaptured?.(name)
}

/** What the newest event of a name told, e.g. a token that a mail would carry. Only the test knows. */
export async function told<T>(event: string): Promise<T> {
  if (!globalThis.onSampleAsked)
    throw new Error(
      `Read the mail that ${event} sends: http://localhost:9000/mails`,
    )
  return (await globalThis.onSampleAsked(event)) as T
}
