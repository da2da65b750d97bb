import { useCallback, useEffect, useRef, useState } from "react"
import type { Filling, Outcome, ShopAnswer, Trial } from "../../shop/messages.ts"
import { requestOf } from "../../shop/run-trial.ts"
import type { SentLine } from "./answer.tsx"
import { keepSignIn, readToken, sendToServer } from "./own-server.ts"
import { shopFiles, type PageShop } from "./page-shop.ts"
import { useTarget } from "./target-choice.tsx"
import { useWork } from "./use-work.ts"

/** The result of a request. */
export type Result =
  | { readonly place: "page"; readonly request: SentLine; readonly outcome: Outcome }
  | { readonly place: "server"; readonly request: SentLine; readonly answer: ShopAnswer }

/**
 * The request of an operation, from its form to its result. It is filled and sent at once in the store of the page; to a
 * server of the reader's, nothing is sent before `send`.
 * @param openShop opens the store of the page
 */
export function useRequest(trial: Trial, openShop: () => Promise<PageShop>) {
  const work = useWork()
  const [target, setTarget] = useTarget()
  const [filling, setFilling] = useState<Filling>({ params: {}, query: "", body: "" })
  const { start, say } = work
  const { result, setResult, sendToShop } = useResult(trial, openShop, say)

  const send = async (): Promise<void> => {
    const given = trimmed(filling)
    const { place, url } = target
    if (place === "page") return sendToShop(given)
    const request = requestOf(trial, given)
    const answer = await sendToServer(url, request, readToken(url, trial.caller))
    keepSignIn(url, request.path, answer.body)
    say(`${url} returned ${answer.status}.`)
    setResult({ place, request, answer })
  }
  const refill = async (): Promise<void> => setFilling(await (await openShop()).fill(trial.key))

  useOnce(
    useCallback(() => {
      if (target.place === "server")
        return start("Looking for values …", async () => {
          setFilling(await documentedFilling(trial))
          say("Fill in the IDs of your store, then run. Nothing was sent yet.")
        })
      return start("The store opens in this tab. The first time, about 9 MB are loaded.", async () => {
        const filled = await (await openShop()).fill(trial.key)
        setFilling(filled)
        await sendToShop(filled)
      })
    }, [openShop, say, sendToShop, start, target.place, trial]),
  )

  return {
    work,
    target,
    setTarget,
    filling,
    setFilling,
    result: work.isBad ? undefined : result,
    send: () => void (work.isBusy || start("Sent …", send)),
    refill: () =>
      void start("Looking for other values …", async () => {
        await refill()
        say("The fields have other values. Nothing was sent.")
      }),
    reset: () =>
      void start("Resetting the store …", async () => {
        await (await openShop()).reset()
        await refill()
        setResult(undefined)
        say("The store was reset. Nothing was sent.")
      }),
  }
}

/** The last result, and what sends a request to the store of the page. */
function useResult(trial: Trial, openShop: () => Promise<PageShop>, say: (news: string) => void) {
  const [result, setResult] = useState<Result>()
  const sendToShop = useCallback(
    async (given: Filling): Promise<void> => {
      const request = requestOf(trial, given)
      const outcome = await (await openShop()).run(request)
      say(newsOf(outcome))
      setResult({ place: "page", request, outcome })
    },
    [openShop, say, trial],
  )
  return { result, setResult, sendToShop }
}

/** Does something after the first render, and never again. */
function useOnce(work: () => Promise<unknown>): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDone.current) void work()
    isDone.current = true
  }, [work])
}

function newsOf({ answer, rows, events }: Outcome): string {
  return `Status ${answer.status}: ${counted(rows.length, "row")} changed, ${counted(events.length, "event")} emitted.`
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`
}

function trimmed({ params, ...filling }: Filling): Filling {
  const entries = Object.entries(params).map(([name, value]) => [name, value.trim()] as const)
  return { ...filling, params: Object.fromEntries(entries), body: filling.body.trim() }
}

/** The request that the documentation shows: a reader's own server is asked nothing before the reader says so. */
async function documentedFilling({ key }: Trial): Promise<Filling> {
  const { requests } = await shopFiles()
  const all = (await (await fetch(requests)).json()) as Record<string, { path: string; body?: unknown }>
  const documented = all[key]
  const body = documented?.body === undefined ? "" : JSON.stringify(documented.body, null, 2)
  return { params: {}, query: documented?.path.split("?")[1] ?? "", body }
}
