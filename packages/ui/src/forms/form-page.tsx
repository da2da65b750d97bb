import { createContext, useContext, useEffect, useId, useMemo, useState, type ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import { Button } from "../basic/button.tsx"
import { PageHeader, type PageHeaderProps } from "../basic/page-header.tsx"
import { hintScroll } from "../basic/scroll-hint.ts"
import { useMessages } from "../provider/provider.tsx"
import { DraftNotice, useSubmit } from "./form.tsx"
import type { ZodForm } from "./use-zod-form.ts"

interface Section {
  readonly id: string
  readonly title: string
}

const Sections = createContext<(section: Section) => () => void>(() => () => undefined)

/** Props of `FormPage`. */
export interface FormPageProps<Input extends FieldValues, Output> extends Pick<
  PageHeaderProps,
  "title" | "badges" | "back" | "documentTitle"
> {
  /** what `useZodForm` returned */
  readonly form: ZodForm<Input, Output>
  /** saves the values, as `onSubmit` of `Form` does; then leave the page with `navigate` */
  readonly onSubmit: (values: Output) => unknown
  /** “Save” by default. Name what the page creates, as its title does: “Create supplier” */
  readonly submitLabel?: string
  /** leaves the page; if there is unsaved input, the page asks for confirmation first */
  readonly onCancel: () => void
  /** a summary or a preview beside the sections, which stays in view */
  readonly aside?: ReactNode
  /** `FormSection`s */
  readonly children: ReactNode
}

/**
 * A form as a separate page: a header that stays in view with Cancel and Save, links to the sections, and a summary
 * beside them. Use it for everything that takes longer than a minute, with a `draftKey`.
 * @since 0.1
 */
export function FormPage<Input extends FieldValues, Output>(props: FormPageProps<Input, Output>) {
  const { form, title, badges, back, documentTitle, onCancel, aside, children } = props
  const { common } = useMessages()
  const { problem, submit } = useSubmit(form, props.onSubmit)
  const { sections, register } = useSections()
  const buttons = (
    <>
      <Button onClick={onCancel}>{common.cancel}</Button>
      <Button variant="primary" type="submit" isLoading={form.api.formState.isSubmitting}>
        {props.submitLabel ?? common.save}
      </Button>
    </>
  )
  const head = {
    title,
    badges,
    back,
    actions: buttons,
    ...(documentTitle === undefined ? {} : { documentTitle }),
  }
  return (
    <form className="ui-form-page" noValidate onSubmit={submit}>
      <div className="ui-form-page-head">
        <PageHeader {...head} />
        {sections.length > 1 && <SectionLinks sections={sections} />}
      </div>
      <DraftNotice form={form} />
      {problem && (
        <p className="ui-form-problem" role="alert">
          {problem}
        </p>
      )}
      <div className={aside ? "ui-form-page-columns" : undefined}>
        <div className="ui-form-page-main">
          <Sections.Provider value={register}>{children}</Sections.Provider>
        </div>
        {aside && <aside className="ui-form-page-aside">{aside}</aside>}
      </div>
    </form>
  )
}

function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const { form } = useMessages()
  const go = (id: string) => {
    const element = document.getElementById(id)
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
    element?.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "start" })
    element?.querySelector<HTMLElement>("input, select, textarea, button")?.focus({ preventScroll: true })
  }
  return (
    <nav ref={hintScroll} className="ui-form-page-nav" aria-label={form.sections}>
      {sections.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => go(id)}>
          {title}
        </button>
      ))}
    </nav>
  )
}

function useSections() {
  const [sections, setSections] = useState<readonly Section[]>([])
  const register = useMemo(
    () => (section: Section) => {
      setSections((old) => [...old, section])
      return () => setSections((old) => old.filter(({ id }) => id !== section.id))
    },
    [],
  )
  return { sections, register }
}

/** Props of `FormSection`. */
export interface FormSectionProps {
  /** the heading, and the text of the link to the section */
  readonly title: string
  /** below the title */
  readonly description?: ReactNode
  /** buttons beside the title */
  readonly actions?: ReactNode
  /** the fields */
  readonly children: ReactNode
}

/**
 * A part of a `FormPage`: a card with fields, to which the page links.
 * @since 0.1
 */
export function FormSection({ title, description, actions, children }: FormSectionProps) {
  const id = useId()
  const register = useContext(Sections)
  useEffect(() => register({ id, title }), [register, id, title])
  return (
    <section id={id} className="ui-card ui-form-section" aria-labelledby={`${id}-title`}>
      <header className="ui-card-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {actions && <div className="ui-card-actions">{actions}</div>}
        {description && <p className="ui-card-description">{description}</p>}
      </header>
      <div className="ui-card-body">
        <div className="ui-fields">{children}</div>
      </div>
    </section>
  )
}
