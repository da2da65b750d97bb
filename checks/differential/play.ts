import { compareReplies, SameIds, type Difference } from "./compare.ts"
import { Unresolved } from "./references.ts"
import { sendStep, type Reply, type Side, type Step } from "./sequence.ts"
import { unorderedLists } from "./unordered.ts"

/** Two servers that get the same requests. */
export interface Pair {
  readonly v1: Side
  readonly ours: Side
  readonly same: SameIds
}

/** A step with its two responses, and where they differ. */
export interface Played {
  readonly step: Step
  readonly v1: Reply
  readonly ours: Reply
  readonly differences: readonly Difference[]
}

/** Two servers, before the first request. */
export function createPair(v1: string, ours: string): Pair {
  return {
    v1: { url: v1, replies: new Map() },
    ours: { url: ours, replies: new Map() },
    same: new SameIds(),
  }
}

/** A pair that knows what another one knows, but keeps new responses to itself. */
export function forkPair({ v1, ours, same }: Pair, run: string): Pair {
  const copy = (side: Side) => ({ ...side, replies: new Map([...side.replies, ["run", run]]) })
  return { v1: copy(v1), ours: copy(ours), same }
}

/** Sends steps to both servers. Steps that refer to what neither server has answered are left out. */
export async function play(steps: readonly Step[], pair: Pair): Promise<Played[]> {
  const played: Played[] = []
  for (const step of steps) {
    const [v1, ours] = await Promise.all([trySend(step, pair.v1), trySend(step, pair.ours)])
    if (!v1 && !ours) continue
    const missing: Reply = { status: 0, body: "a value of an earlier response is missing" }
    const replies = { v1: v1 ?? missing, ours: ours ?? missing }
    const differences = compareReplies(replies.v1, replies.ours, pair.same, unorderedLists(step))
    played.push({ step, ...replies, differences })
  }
  return played
}

async function trySend(step: Step, side: Side): Promise<Reply | undefined> {
  try {
    return await sendStep(step, side)
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    // v1 leaves some requests without a response.
    return { status: 504, body: String(error) }
  }
}
