import { Form as UiForm, useZodForm, type FormSchema, type ZodForm } from "@stheno/ui/forms"
import { useEffect, useMemo, useRef, type ReactNode } from "react"
import { FormProvider } from "react-hook-form"
import { ChangedElsewhere, ChangedNotice, useVersion, type Version } from "./changed-elsewhere.tsx"
import { FormField } from "./form-field.tsx"
import {
  emptyValue,
  isFieldValue,
  problemOf,
  shownFields,
  withKnownChoices,
  type Field,
  type FieldValue,
  type Values,
} from "./fields.ts"
import { useAction, type Send } from "./use-action.ts"

/** A form by its fields, and what sends it. */
export interface FormProps<Fields extends readonly Field[]> {
  readonly fields: Fields
  readonly initial?: Partial<Values<Fields>>
  /** names what a form creates, as the title does: “Create group”; “Save” where it changes something */
  readonly submit: string
  readonly send: Send<Values<Fields>>
  readonly done?: string | (() => string)
  readonly after?: () => unknown
  /** beside the button */
  readonly cancel?: (() => void) | undefined
  readonly className?: string
  readonly foot?: ReactNode
  readonly isInDialog?: boolean
  /** below the fields, above the buttons */
  readonly below?: ReactNode | ((held: HeldValues) => ReactNode)
  /**
   * Keeps unsaved input under this name, so that it survives a reload; passwords are never kept. Input that changes a row is
   * restored only while nobody else has changed what the form edits.
   */
  readonly draftKey?: string | undefined
  /** what the input of a form without a version depends on: it is restored only while that is the same */
  readonly draftOf?: string | undefined
  /** of the row that a dialog edits: a change of somebody else is not overwritten unasked */
  readonly version?: Version
}

type Held = Record<string, FieldValue>

/** What a form holds, for parts of it that are not fields. They keep their value in a field that is never shown. */
export interface HeldValues {
  readonly get: (name: string) => FieldValue | undefined
  readonly set: (name: string, value: FieldValue) => void
}

/**
 * A form made of its fields. What is wrong is said at the field where the API names one, else above the button; the first
 * wrong field gets the focus.
 */
export function Form<const Fields extends readonly Field[]>(props: FormProps<Fields>) {
  const version = useVersion(props.version)
  return <VersionedForm key={version.start} {...props} state={version} />
}

function VersionedForm<const Fields extends readonly Field[]>(
  props: FormProps<Fields> & { state: ReturnType<typeof useVersion> },
) {
  const { fields, submit, send, done, after, cancel, className, foot, below, isInDialog, state } = props
  const isOverwriting = useRef(false)
  const names = fields.map(({ name }) => name).join(" ")
  const current = useRef<readonly Field[]>(fields)
  useEffect(() => {
    current.current = fields
  })
  const schema = useMemo(() => schemaOf(current), [])
  const defaultValues = useMemo(() => startValues(fields, { ...props.initial }), [names])
  const notKept = fields.filter(({ kind }) => kind === "password").map(({ name }) => name)
  const form = useZodForm<Held, Held>({
    schema,
    defaultValues,
    draftKey: props.draftKey,
    draftOf: props.draftOf ?? state.shown,
    notKept,
    updateDraft: (values) => withKnownChoices(fields, values, defaultValues),
  })
  const action = useAction<Held>(
    async (client, input) => {
      await state.check(client, isOverwriting.current)
      // A form has a value for every field, of the kind that the field says.
      await send(client, input as Values<Fields>)
      form.markSaved()
      isOverwriting.current = false
      // What is saved is saved: without it, the next change asks once too often.
      await state.keepOwn(client).catch(() => undefined)
    },
    { done, after, quiet: true },
  )
  return (
    <FormProvider {...form.api}>
      <UiForm
        form={form}
        submitLabel={submit}
        onSubmit={(values) => action.mutateAsync(values).catch(keepOpen)}
        onCancel={cancel}
        footer={foot}
        isInDialog={isInDialog}
        {...(className ? { className } : {})}
      >
        <div className="fields">
          {shownFields(fields, form.api.watch()).map((field) => (
            <FormField key={field.name} field={field} />
          ))}
        </div>
        {typeof below === "function" ? below(heldBy(form)) : below}
        {state.changedAt !== undefined && (
          <ChangedNotice
            changedAt={state.changedAt}
            isReloading={state.isReloading}
            onReload={state.reload}
            onOverwrite={() => {
              isOverwriting.current = true
            }}
          />
        )}
      </UiForm>
    </FormProvider>
  )
}

function heldBy({ api }: ZodForm<Held>): HeldValues {
  return {
    get: (name) => api.watch(name),
    set: (name, value) => api.setValue(name, value, { shouldDirty: true }),
  }
}

/** The notice says what happened; the form stays as it is. */
function keepOpen(error: unknown): false {
  if (error instanceof ChangedElsewhere) return false
  throw error
}

/** Checks what the fields hold; which fields there are may change while the form is open. */
function schemaOf(fields: { readonly current: readonly Field[] }): FormSchema<Held, Held> {
  return {
    "~standard": {
      version: 1,
      vendor: "stheno",
      validate: (given) => {
        // The form passes what its fields hold.
        const value = given as Held
        const issues = shownFields(fields.current, value).flatMap((field) => {
          const message = problemOf(field, value[field.name], value)
          return message === undefined ? [] : [{ message, path: [field.name] }]
        })
        return issues.length > 0 ? { issues } : { value }
      },
    },
  }
}

function startValues(fields: readonly Field[], initial: Readonly<Record<string, unknown>>): Held {
  return Object.fromEntries(
    fields.map((field) => {
      const value = initial[field.name]
      return [field.name, isFieldValue(value) ? value : emptyValue(field)]
    }),
  )
}
