import type { Connection } from "./connection.ts"
import type { Settings } from "./options.ts"

/** An event to publish. */
export interface PublishedEvent {
  readonly id: string
  readonly name: string
  readonly data: unknown
}

/**
 * Appends an event unless that happened within a day: the outbox delivers an event again when it does not know whether
 * it arrived. The stream stays near its maximum length by losing its oldest entries.
 */
const script = `
if not redis.call("SET", KEYS[2], "1", "NX", "EX", 86400) then return false end
return redis.call("XADD", KEYS[1], "MAXLEN", "~", ARGV[1], "*", "id", ARGV[2], "name", ARGV[3], "data", ARGV[4])`

/** Whether an event is to be published. */
export function isPublished(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")
    return new RegExp(`^${expression}$`).test(name)
  })
}

/**
 * Publishes an event on the stream.
 * @throws when Redis cannot be reached: the outbox then tries again
 */
export async function publish(
  { run }: Pick<Connection, "run">,
  { stream, streamMaxLength }: Pick<Settings, "stream" | "streamMaxLength">,
  { id, name, data }: PublishedEvent,
): Promise<void> {
  await run((client) =>
    client.eval(script, {
      keys: [stream, `${stream}:${id}`],
      arguments: [String(streamMaxLength), id, name, JSON.stringify(data)],
    }),
  )
}
