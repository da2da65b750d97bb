import { useEffect, useRef, type ReactNode } from "react"
import type { Caller } from "../../shop/messages.ts"
import type { Target } from "./own-server.ts"
import { News, PanelButton, ResultArea } from "./panel.tsx"
import { TargetChoice, useTarget } from "./target-choice.tsx"
import type { Work } from "./use-work.ts"

/** A panel below a sample that runs in the page or sends to a server. */
export function SamplePanel(props: {
  readonly work: Work
  readonly caller: Caller
  /** how it runs in the page */
  readonly note: string
  /** runs it in the page */
  readonly run: () => void
  /** clears what the result shows */
  readonly clear: () => void
  /** fields for a server, in the place of the button */
  readonly serverForm: (target: Target) => ReactNode
  readonly children: ReactNode
}) {
  const { work, caller, note, run, clear, serverForm, children } = props
  const [target, setTarget] = useTarget()
  const isHere = target.place === "page"
  useOnce(() => (isHere ? run() : void work.start("Nothing was sent yet.", async () => {})))
  return (
    <>
      <TargetChoice
        caller={caller}
        note={note}
        target={target}
        onChange={(next) => {
          setTarget(next)
          if (next.place === target.place) return
          clear()
          work.say(next.place === "server" ? "Nothing was sent yet." : "")
        }}
      />
      {!isHere && <div className="try-fields">{serverForm(target)}</div>}
      {isHere && (
        <div className="try-buttons">
          <PanelButton main work={work} onClick={run}>
            Run again
          </PanelButton>
        </div>
      )}
      <News work={work} />
      <ResultArea work={work}>{children}</ResultArea>
    </>
  )
}

/** Does something when the panel is opened, and never again. */
export function useOnce(begin: () => void): void {
  const begun = useRef(false)
  useEffect(() => {
    if (!begun.current) begin()
    begun.current = true
  })
}
