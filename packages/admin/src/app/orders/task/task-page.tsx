import { useRef, useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router-dom"
import { Button, ButtonLink } from "../../kit/button.tsx"
import { errorText } from "../../kit/errors.ts"
import { PageHead, Section } from "../../kit/page.tsx"
import { FormProblem } from "../../kit/states.tsx"
import { useUnsavedInput } from "../../kit/unsaved.tsx"
import { useAction, type Send } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import type { Draft } from "../../kit/use-draft.ts"

interface TaskPageProps<Values extends object> {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  readonly draft: Draft<Values>
  /** the heading of the card beside the form */
  readonly summary: string
  readonly aside: ReactNode
  readonly submit: string
  /** what is missing; undefined when the form can be sent */
  readonly problem: string | undefined
  /** may return a function that goes to what was created */
  readonly send: Send<void>
  readonly done: string
  /** what it changes, as `Changes` says it */
  readonly changes: readonly string[]
  readonly children: ReactNode
}

/** A page for one long task. What is filled in survives a reload, and leaving the page asks before it is discarded. */
export function TaskPage<Values extends object>(props: TaskPageProps<Values>) {
  const { title, back, draft, summary, aside, submit, problem, send, done, changes, children } = props
  const [failure, setFailure] = useState<string>()
  const navigate = useNavigate()
  const next = useRef<() => unknown>(undefined)
  useUnsavedInput(draft.isChanged, draft.discard)
  const action = useAction<void>(
    async (client, input) => {
      const result = await send(client, input)
      const goBack = () => navigate(back.to)
      next.current = typeof result === "function" ? (result as () => unknown) : goBack
    },
    {
      done,
      changes,
      quiet: true,
      after: () => {
        // Before the next page opens, so that nothing is unsaved by then.
        flushSync(draft.discard)
        return next.current?.()
      },
    },
  )
  const go = () => {
    setFailure(problem)
    if (problem === undefined) action.mutate(undefined, { onError: (error) => setFailure(errorText(error)) })
  }
  return (
    <>
      <PageHead title={title} back={back} />
      <div className="detail">
        <div className="detail-main">{children}</div>
        <div className="detail-side task-side">
          <Section title={summary}>
            <div className="task-summary">
              {aside}
              <FormProblem text={failure} />
              <Button kind="primary" busy={action.isPending} onClick={go}>
                {submit}
              </Button>
              {draft.isChanged ? (
                <Button onClick={draft.discard}>{t.orderTasks.discardDraft}</Button>
              ) : (
                <ButtonLink to={back.to}>{t.common.cancel}</ButtonLink>
              )}
              {draft.isChanged && <p className="muted small">{t.orderTasks.draftKept}</p>}
            </div>
          </Section>
        </div>
      </div>
    </>
  )
}

/** A line of the summary: a name and an amount. */
export function SummaryLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="task-line">
      <span>{name}</span>
      <span className="money">{children}</span>
    </div>
  )
}
