import { isSameCall, readCall, type Call } from "../../languages/call.ts"
import { madeUpOf, propOf, shapeOf } from "../../languages/made-up.ts"
import type { Outcome, ShownComponent } from "../messages.ts"
import type { Carry, Send } from "./follow-sample.ts"

/** What lets components send a sample's requests. */
export interface ComponentCarrier {
  readonly carry: Carry
  /** Answers a request of a component; the sample goes on with the answer where it waited for it. */
  readonly answer: (
    request: Request,
    send: Send,
  ) => Promise<{ readonly response: Response; readonly outcome: Outcome }>
}

interface Waiting {
  readonly call: Call
  readonly settle: (response: Response) => void
}

const credentials = ["authorization", "x-publishable-api-key", "x-medusa-access-token"]

/**
 * Lets the components of a region send what the sample sends there: each is shown with its properties when it is its
 * turn, and the sample waits until it has sent its request.
 * @param show receives the component and its props
 */
export function carryByComponents(show: (component: ShownComponent) => void): ComponentCarrier {
  const shapes: string[] = []
  const sessions = new Map<string, Headers>()
  let waiting: readonly Waiting[] = []
  return {
    async carry(request) {
      const call = await readCall(request)
      const shape = shapeOf(call)
      if (!shapes.includes(shape)) shapes.push(shape)
      sessions.set(call.operation.area, call.headers)
      const answered = new Promise<Response>((settle) => (waiting = [...waiting, { call, settle }]))
      show({ place: shapes.indexOf(shape), props: propsOf(call) })
      return answered
    },
    async answer(request, send) {
      const call = await readCall(request)
      const awaited = waiting.find((each) => isSameCall(each.call, call))
      waiting = waiting.filter((each) => each !== awaited)
      const session = awaited?.call.headers ?? sessions.get(call.operation.area)
      const answered = await send(withSession(request, session))
      awaited?.settle(answered.response.clone())
      return answered
    },
  }
}

/** Properties by the names that a component has for them. */
function propsOf(call: Call): ShownComponent["props"] {
  const named = [...madeUpOf(call)].map(([value, word]) => [propOf(word), value] as const)
  return { ...Object.fromEntries(named), ...(call.file ? { file: call.file } : {}) }
}

/** A page signs in with the client of its provider, or by a cookie; here the sample signs in instead. */
function withSession(request: Request, session: Headers | undefined): Request {
  const headers = new Headers(request.headers)
  for (const name of credentials) {
    const value = session?.get(name)
    if (value) headers.set(name, value)
  }
  return new Request(request, { headers })
}
