import type { SampleFiles, SentRequest, ShownComponent } from "../../shop/messages.ts"
import type { Logger } from "./component-log.tsx"
import { startLanguageRun, type LanguageRun } from "./language-run.ts"
import type { SamplePlace } from "./sample-place.ts"

/** The shop of a sample's worker, as its components see it. */
export interface ComponentShop {
  readonly fetch: typeof fetch
  /**
   * Runs the steps before the components.
   * @param show told which component is next
   * @returns when the components have sent everything that the step sends
   */
  start(show: (component: ShownComponent) => void): Promise<void>
  close(): void
}

interface Pending {
  readonly path: string
  readonly method: string
  readonly resolve: (response: Response) => void
  readonly reject: (error: Error) => void
}

/** A shop for the components of a sample, which writes down what they send. */
export function componentShop(files: SampleFiles, { file, region }: SamplePlace, add: Logger): ComponentShop {
  const pending = new Map<number, Pending>()
  const taken = (id: number) => {
    const found = pending.get(id)
    pending.delete(id)
    return found
  }
  let run: LanguageRun | undefined
  let last = 0
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const sent = await sentRequest(request)
      const id = ++last
      return new Promise((resolve, reject) => {
        pending.set(id, { path: pathname + search, method: request.method, resolve, reject })
        run?.ask({ what: "request", id, request: sent })
      })
    },
    start(show) {
      run = startLanguageRun(
        { what: "react", files, file, region },
        (told) => {
          if (told.what === "component") show(told.component)
          if (told.what !== "answer") return
          const asked = taken(told.id)
          if (!asked) return
          const { status, headers, body } = told.response
          add(asked, told.outcome.answer, told.outcome)
          asked.resolve(new Response(body ?? null, { status, headers: headersOf(headers) }))
        },
        (id, error) => taken(id)?.reject(error),
      )
      return run.over
    },
    close: () => run?.close(),
  }
}

async function sentRequest(request: Request): Promise<SentRequest> {
  const { url, method } = request
  const body = await request.arrayBuffer()
  return { url, method, headers: [...request.headers], body: body.byteLength > 0 ? body : undefined }
}

function headersOf(pairs: readonly (readonly [string, string])[]): Headers {
  const headers = new Headers()
  for (const [name, value] of pairs) headers.append(name, value)
  return headers
}
