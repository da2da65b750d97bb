/** A logger. Each method accepts structured data, then a message. */
export interface Log {
  /** writes an error */
  error(data: Readonly<Record<string, unknown>>, message: string): void
  /** writes a warning */
  warn(data: Readonly<Record<string, unknown>>, message: string): void
  /** writes a message */
  info(data: Readonly<Record<string, unknown>>, message: string): void
  /** writes a message for debugging */
  debug(data: Readonly<Record<string, unknown>>, message: string): void
}

/** A logger that discards all messages. */
export const silentLog: Log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
