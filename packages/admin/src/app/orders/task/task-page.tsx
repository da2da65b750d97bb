import { useSubmit, type ZodForm } from "@stheno/ui/forms"
import type { Stheno } from "@stheno/js-client"
import { useRef, type ReactNode } from "react"
import { FormProvider, type FieldValues } from "react-hook-form"
import { useNavigate } from "react-router-dom"
import { Button, ButtonLink } from "../../kit/button.tsx"
import { PageHead, Section } from "../../kit/page.tsx"
import { FormProblem } from "../../kit/states.tsx"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"

interface TaskPageProps<Input extends FieldValues, Output> {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  readonly form: ZodForm<Input, Output>
  /** the heading of the card beside the form */
  readonly summary: string
  readonly aside: ReactNode
  readonly submit: string
  /** may return a function that goes to what was created */
  readonly send: (client: Stheno, values: Output) => Promise<unknown>
  readonly done: string
  /** what it changes, as `Changes` says it */
  readonly changes: readonly string[]
  readonly children: ReactNode
}

/** A page for one long task. What is filled in survives a reload, and leaving the page asks before it is discarded. */
export function TaskPage<Input extends FieldValues, Output>(props: TaskPageProps<Input, Output>) {
  const { title, back, form, summary, aside, submit, send, done, changes, children } = props
  const navigate = useNavigate()
  const next = useRef<() => unknown>(undefined)
  const action = useAction<Output>(
    async (client, values) => {
      const result = await send(client, values)
      const goBack = () => navigate(back.to)
      next.current = typeof result === "function" ? (result as () => unknown) : goBack
      // Before the next page opens, so that nothing is unsaved by then.
      form.markSaved()
    },
    { done, changes, quiet: true, after: () => next.current?.() },
  )
  const { problem, submit: onSubmit } = useSubmit(form, (values) => action.mutateAsync(values))
  return (
    <FormProvider {...form.api}>
      <form noValidate onSubmit={onSubmit}>
        <PageHead title={title} back={back} />
        <div className="detail">
          <div className="detail-main">{children}</div>
          <div className="detail-side task-side">
            <Section title={summary}>
              <div className="task-summary">
                {aside}
                <FormProblem text={problem} />
                <Button kind="primary" type="submit" busy={action.isPending}>
                  {submit}
                </Button>
                {form.isDirty ? (
                  <Button onClick={form.discard}>{t.orderTasks.discardDraft}</Button>
                ) : (
                  <ButtonLink to={back.to}>{t.common.cancel}</ButtonLink>
                )}
                {form.isDirty && <p className="muted small">{t.orderTasks.draftKept}</p>}
              </div>
            </Section>
          </div>
        </div>
      </form>
    </FormProvider>
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
