import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react"
import type { Filling, Outcome, ShopAnswer, Trial } from "../../shop/messages.ts"
import { requestOf } from "../../shop/run-trial.ts"
import { Answer, type SentLine } from "./answer.tsx"
import { RequestResult } from "./changes.tsx"
import { keepLogIn, readToken, sendToServer } from "./own-server.ts"
import { pageShop as openPageShop, shopFiles, type PageShop } from "./page-shop.ts"
import { News, PanelButton, ResultArea } from "./panel.tsx"
import { RequestForm } from "./request-form.tsx"
import { TargetChoice, useTarget } from "./target-choice.tsx"
import { useWork } from "./use-work.ts"

const empty: Filling = { params: {}, query: "", body: "" }

type Result =
  | { readonly place: "page"; readonly request: SentLine; readonly outcome: Outcome }
  | { readonly place: "server"; readonly request: SentLine; readonly answer: ShopAnswer }

/**
 * The form of an operation. It is filled and sent at once in the store of the page; to a server of the reader's, nothing is
 * sent before "Run" is pressed.
 * @param props.openShop opens the store of the page
 */
export function RequestPanel(props: { readonly trial: Trial; readonly openShop?: () => Promise<PageShop> }) {
  const { trial, openShop = openPageShop } = props
  const work = useWork()
  const [target, setTarget] = useTarget()
  const [filling, setFilling] = useState(empty)
  const [result, setResult] = useState<Result>()
  const run = useRef<HTMLButtonElement>(null)
  const { start, say } = work

  const send = async (): Promise<void> => {
    const request = requestOf(trial, trimmed(filling))
    const { place, url } = target
    if (place === "page") return sendToShop(request)
    const answer = await sendToServer(url, request, readToken(url, trial.caller))
    keepLogIn(url, request.path, answer.body)
    say(`${url} answered ${answer.status}.`)
    setResult({ place, request, answer })
  }
  const sendToShop = useCallback(
    async (request: ReturnType<typeof requestOf>): Promise<void> => {
      const outcome = await (await openShop()).run(request)
      say(newsOf(outcome))
      setResult({ place: "page", request, outcome })
    },
    [openShop, say],
  )
  const fill = async (news: string, prepare: (shop: PageShop) => Promise<void> = async () => {}) => {
    const shop = await openShop()
    await prepare(shop)
    setFilling(await shop.fill(trial.key))
    say(news)
  }

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    run.current?.focus({ preventScroll: true })
    if (target.place === "server")
      void start("Looking for values …", async () => {
        setFilling(await documentedFilling(trial))
        say("Fill in the IDs of your store, then run. Nothing was sent yet.")
      })
    else
      void start("The store opens in this tab. The first time, about 9 MB are loaded.", async () => {
        const filled = await (await openShop()).fill(trial.key)
        setFilling(filled)
        await sendToShop(requestOf(trial, filled))
      })
  }, [openShop, say, sendToShop, start, target.place, trial])

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <form
      className="try-panel"
      aria-label="Request"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (!work.isBusy) void start("Sent …", send)
      }}
    >
      <TargetChoice caller={trial.caller} target={target} onChange={setTarget} />
      <RequestForm trial={trial} filling={filling} onChange={setFilling} />
      <div className="try-buttons">
        <button
          ref={run}
          type="submit"
          className="try-button try-primary"
          aria-disabled={work.isBusy || undefined}
        >
          Run
        </button>
        {target.place === "page" && (
          <>
            <PanelButton
              work={work}
              onClick={() =>
                void start("Looking for other values …", () =>
                  fill("The fields have other values. Nothing was sent."),
                )
              }
            >
              Other values
            </PanelButton>
            <PanelButton
              work={work}
              onClick={() =>
                void start("The store is reset …", async () => {
                  await fill("The store is as it was at the beginning. Nothing was sent.", (shop) =>
                    shop.reset(),
                  )
                  setResult(undefined)
                })
              }
            >
              Reset the store
            </PanelButton>
          </>
        )}
      </div>
      <News work={work} />
      <ResultArea work={work}>{result && !work.isBad && <ResultView result={result} />}</ResultArea>
    </form>
  )
}

function ResultView({ result }: { result: Result }) {
  if (result.place === "page") return <RequestResult request={result.request} outcome={result.outcome} />
  return (
    <>
      <Answer request={result.request} answer={result.answer} />
      <p className="try-none">What changed on the server is not visible from here.</p>
    </>
  )
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
