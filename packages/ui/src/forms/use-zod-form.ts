import { flushSync } from "react-dom"
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useEffect, useMemo, useState } from "react"
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from "react-hook-form"
import { useUi } from "../provider/provider.tsx"
import type { UiStorage } from "../provider/storage.ts"
import {
  changesForm,
  createDraftWriter,
  dropDraft,
  flushOnLeave,
  readDraft,
  withDraft,
  withoutNames,
  writeDraft,
  type Draft,
} from "./draft.ts"

/**
 * A schema with the Standard Schema interface: one of zod, of zod/mini, or of another library.
 * @since 0.1
 */
export interface FormSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => unknown
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** Options of `useZodForm`. */
export interface ZodFormOptions<Input extends FieldValues, Output> {
  /** checks the values: a schema of zod, zod/mini or another library with the Standard Schema interface */
  readonly schema: FormSchema<Input, Output>
  /** what the fields show at first; a value for every field */
  readonly defaultValues: Input
  /** keeps unsaved input under this name, so that it survives a reload */
  readonly draftKey?: string | undefined
  /**
   * Version of what the form edits, such as `updated_at` of the record. A draft is restored only for the version that it was
   * written for.
   * @since 0.1
   */
  readonly draftOf?: string | undefined
  /**
   * names of fields that the draft leaves out, such as passwords
   * @since 0.1
   */
  readonly notKept?: readonly string[] | undefined
  /**
   * Brings the values of a draft up to date when they are restored, e.g. without choices that no longer exist.
   * @since 0.1
   */
  readonly updateDraft?: ((values: Input) => Input) | undefined
}

/**
 * A form, as its fields and `Form` take it.
 * @since 0.1
 */
export interface ZodForm<Input extends FieldValues, Output = Input> {
  /** what hooks of react-hook-form take, such as `useWatch` */
  readonly control: UseFormReturn<Input, unknown, Output>["control"]
  /** the API of react-hook-form: `watch`, `setValue`, `getValues`, … */
  readonly api: UseFormReturn<Input, unknown, Output>
  /** when the draft that was restored had been saved, in milliseconds since 1970; undefined without one */
  readonly restoredAt: number | undefined
  /** whether the input differs from what was loaded or saved */
  readonly isDirty: boolean
  /** goes back to the default values and forgets the draft */
  readonly discard: () => void
  /** makes what the form holds its default values and forgets the draft; `Form` calls it after `onSubmit` */
  readonly markSaved: () => void
}

const nothing: readonly never[] = []

/**
 * A form whose values a zod schema checks. Leaving it with unsaved input asks first; with `draftKey`, the input survives a
 * reload. Pass new `defaultValues` under another `key` of the component to start over.
 * @since 0.1
 */
export function useZodForm<Input extends FieldValues, Output>(
  options: ZodFormOptions<Input, Output>,
): ZodForm<Input, Output> {
  const { schema, defaultValues, draftKey, draftOf, notKept = nothing, updateDraft } = options
  const { storage } = useUi()
  const [start] = useState(defaultValues)
  const [draft, setDraft] = useState<Draft | undefined>(() =>
    draftKey === undefined ? undefined : restorable(storage, draftKey, { start, of: draftOf, updateDraft }),
  )
  const resolver = useMemo(() => standardSchemaResolver<Input, unknown, Output>(schema as never), [schema])
  const api = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: start as DefaultValues<Input>,
    mode: "onSubmit",
    reValidateMode: "onChange",
    // `useSubmit` does it: the library goes by the order in which fields appeared.
    shouldFocusError: false,
  })
  const { isDirty } = api.formState
  const { reset, getValues, control } = api

  useEffect(() => {
    if (draft) reset(withDraft(start, draft), { keepDefaultValues: true })
    // The draft is put in once; later ones are this form's own.
  }, [])
  useDraftWriter(api, draftKey, { of: draftOf, notKept })

  const forget = () => {
    if (draftKey !== undefined) dropDraft(storage, draftKey)
    setDraft(undefined)
  }
  return {
    control,
    api,
    isDirty,
    restoredAt: draft?.savedAt,
    discard: () => {
      reset()
      forget()
    },
    markSaved: () => {
      // At once: what follows may leave the page, which asks while there is unsaved input.
      flushSync(() => reset(getValues()))
      forget()
    },
  }
}

/** The draft of a form as it is now; undefined where it would change nothing. */
function restorable<Input extends FieldValues>(
  storage: UiStorage,
  draftKey: string,
  how: { start: Input; of: string | undefined; updateDraft: ((values: Input) => Input) | undefined },
): Draft | undefined {
  const { start, of, updateDraft } = how
  const draft = readDraft(storage, draftKey, Date.now(), of)
  if (!draft) return undefined
  const held = withDraft(start, draft)
  const values = updateDraft ? updateDraft(held) : held
  if (changesForm(start, { values })) return { ...draft, values }
  dropDraft(storage, draftKey)
  return undefined
}

/** Stores what a form holds a moment after each change, and at once when the page is left. */
function useDraftWriter<Input extends FieldValues, Output>(
  api: UseFormReturn<Input, unknown, Output>,
  draftKey: string | undefined,
  { of, notKept }: { of: string | undefined; notKept: readonly string[] },
): void {
  const { storage } = useUi()
  const { subscribe } = api
  const secret = notKept.join(" ")
  useEffect(() => {
    if (draftKey === undefined) return
    const drop = () => dropDraft(storage, draftKey)
    let start: object = {}
    const writer = createDraftWriter((held) => {
      const values = withoutNames(held, secret.split(" "))
      // With passwords only, there is nothing to restore.
      if (changesForm(start, { values })) writeDraft(storage, draftKey, { values, savedAt: Date.now(), of })
      else drop()
    })
    const end = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues = {} }) => {
        start = defaultValues
        if (isDirty) return writer.put(values)
        writer.forget()
        drop()
      },
    })
    const endFlushing = flushOnLeave(writer)
    return () => {
      endFlushing()
      end()
    }
  }, [subscribe, draftKey, of, secret, storage])
}
