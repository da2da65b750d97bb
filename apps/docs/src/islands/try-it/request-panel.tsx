import { useEffect, useRef, type RefObject } from "react"
import type { Trial } from "../../shop/messages.ts"
import { Answer } from "./answer.tsx"
import { RequestResult } from "./changes.tsx"
import { pageShop, type PageShop } from "./page-shop.ts"
import { News, PanelButton, ResultArea } from "./panel.tsx"
import { RequestForm } from "./request-form.tsx"
import { TargetChoice } from "./target-choice.tsx"
import { useRequest, type Result } from "./use-request.ts"

/**
 * The form of an operation with its result.
 * @param props.openShop opens the store of the page
 */
export function RequestPanel(props: { readonly trial: Trial; readonly openShop?: () => Promise<PageShop> }) {
  const { trial, openShop = pageShop } = props
  const { work, target, setTarget, filling, setFilling, result, send, refill, reset } = useRequest(
    trial,
    openShop,
  )
  const form = useRef<HTMLFormElement>(null)
  useSendKeys(form)
  const run = useRef<HTMLButtonElement>(null)
  useEffect(() => run.current?.focus({ preventScroll: true }), [])
  return (
    <form
      ref={form}
      className="try-panel"
      aria-label="Request"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TargetChoice caller={trial.caller} target={target} onChange={setTarget} />
      <RequestForm trial={trial} filling={filling} onChange={setFilling} />
      <div className="try-buttons">
        <PanelButton main type="submit" ref={run} work={work}>
          Run
        </PanelButton>
        {target.place === "page" && (
          <>
            <PanelButton work={work} onClick={refill}>
              Other values
            </PanelButton>
            <PanelButton work={work} onClick={reset}>
              Reset the store
            </PanelButton>
          </>
        )}
      </div>
      <News work={work} />
      <ResultArea work={work}>{result && <ResultView result={result} />}</ResultArea>
    </form>
  )
}

/** Ctrl and Enter in any field send the request. */
function useSendKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) current?.requestSubmit()
    }
    current?.addEventListener("keydown", onKeyDown)
    return () => current?.removeEventListener("keydown", onKeyDown)
  }, [form])
}

function ResultView({ result }: { result: Result }) {
  if (result.place === "page") return <RequestResult request={result.request} outcome={result.outcome} />
  return (
    <>
      <Answer request={result.request} answer={result.answer} />
      <p className="try-none">Changes on your server are not shown here.</p>
    </>
  )
}
