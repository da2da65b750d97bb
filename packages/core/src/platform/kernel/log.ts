/** A logger. Each method accepts structured data, then a message. */
export interface Log {
  /**
   * writes an error
   * @param data what happened, by name, as JSON
   * @param message one line
   */
  error(data: Readonly<Record<string, unknown>>, message: string): void
  /**
   * writes a warning
   * @param data what happened, by name, as JSON
   * @param message one line
   */
  warn(data: Readonly<Record<string, unknown>>, message: string): void
  /**
   * writes a message
   * @param data what happened, by name, as JSON
   * @param message one line
   */
  info(data: Readonly<Record<string, unknown>>, message: string): void
  /**
   * writes a message for debugging
   * @param data what happened, by name, as JSON
   * @param message one line
   */
  debug(data: Readonly<Record<string, unknown>>, message: string): void
}

/** A logger that discards all messages. */
export const silentLog: Log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
