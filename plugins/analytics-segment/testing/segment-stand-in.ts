import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"

/** A message as Segment received it. */
export interface ReceivedMessage {
  readonly type: string
  readonly event?: string
  readonly userId?: string
  readonly anonymousId?: string
  readonly messageId: string
  readonly timestamp: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly traits?: Readonly<Record<string, unknown>>
}

/** A stand-in of Segment's batch API, with the messages of the source, each once. */
export interface SegmentStandIn extends StandIn {
  readonly messages: readonly ReceivedMessage[]
}

const largestBatch = 500 * 1024
const largestMessage = 32 * 1024
const invalid: Answer = { status: 400, body: { success: false, message: "Invalid request" } }

/**
 * Starts a stand-in of Segment. Like Segment, it answers 200 to nearly everything, drops what has a wrong write key or
 * no user, keeps one of several messages with the same ID, and rejects what is too large or not JSON.
 */
export async function startSegment(writeKey: string): Promise<SegmentStandIn> {
  const messages: ReceivedMessage[] = []
  const known = new Set<string>()
  const standIn = await startStandIn((request) => {
    if (request.method !== "POST" || request.path !== "/v1/batch") return { status: 404 }
    const batch = readBatch(request)
    if (!batch) return invalid
    const given = `Basic ${Buffer.from(`${writeKey}:`).toString("base64")}`
    for (const message of request.headers.authorization === given ? batch : []) {
      if (!(message.userId || message.anonymousId) || known.has(message.messageId)) continue
      if (message.type === "track" && !message.event) continue
      known.add(message.messageId)
      messages.push(message)
    }
    return { body: { success: true } }
  })
  return Object.assign(standIn, { messages })
}

function readBatch({ text, bytes }: ReceivedRequest): readonly ReceivedMessage[] | undefined {
  try {
    const { batch } = JSON.parse(text) as { batch?: ReceivedMessage[] }
    const isTooLarge =
      bytes.length > largestBatch || batch?.some((one) => JSON.stringify(one).length > largestMessage)
    return isTooLarge ? undefined : batch
  } catch {
    return undefined
  }
}
