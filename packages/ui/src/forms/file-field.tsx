import { File as FileIcon, UploadCloud, X } from "lucide-react"
import { useEffect, useId, useMemo, useState, type DragEvent } from "react"
import type { FieldValues } from "react-hook-form"
import { IconButton } from "../basic/button.tsx"
import { classNames } from "../provider/class-names.ts"
import { useMessages, useUi } from "../provider/provider.tsx"
import { FieldFrame, useField, type FieldProps } from "./field.tsx"
import { frameProps } from "./text-fields.tsx"

/** Props of `FileField`. */
export interface FileFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  readonly File[] | undefined
> {
  /** the types of files, as the attribute `accept` of HTML has them: `image/*`, `.csv` */
  readonly accept?: string
  /** whether users can choose several files */
  readonly isMultiple?: boolean
  /** the maximum size of a file, in bytes */
  readonly maxSize?: number
}

/**
 * Files that are chosen or dropped, with previews of pictures. The value is an array of `File`s; `onSubmit` uploads them.
 * @since 0.1
 */
export function FileField<Input extends FieldValues, Output>(props: FileFieldProps<Input, Output>) {
  const { accept, isMultiple, isDisabled } = props
  const { files: texts } = useMessages()
  const field = useField(props)
  const [refused, setRefused] = useState<string>()
  const [isOver, setOver] = useState(false)
  const judge = useJudge(props)
  const files = Array.isArray(field.value) ? (field.value as readonly File[]) : []
  const add = (chosen: readonly File[]) => {
    const problems = chosen.map(judge).filter((problem) => problem !== undefined)
    const good = chosen.filter((file) => judge(file) === undefined)
    setRefused(problems[0])
    if (good.length > 0) field.set(isMultiple ? [...files, ...good] : good.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) add([...event.dataTransfer.files])
  }
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={refused ?? field.problem}>
      <div
        className={classNames("ui-drop", isOver && "ui-drop-over")}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadCloud size={20} aria-hidden />
        <span aria-hidden>
          <span className="ui-drop-choose">{texts.choose}</span> {texts.drop}
        </span>
        <input
          {...field.aria}
          ref={field.ref}
          id={field.id}
          name={field.name}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          onBlur={field.onBlur}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            event.target.value = ""
          }}
        />
      </div>
      <Previews files={files} onRemove={(file) => field.set(files.filter((each) => each !== file))} />
    </FieldFrame>
  )
}

/** What keeps a file from being taken, if anything does. */
function useJudge<Input extends FieldValues, Output>({ accept, maxSize }: FileFieldProps<Input, Output>) {
  const { messages, locale } = useUi()
  return (file: File): string | undefined => {
    if (!isAccepted(file, accept)) return messages.files.wrongType(file.name)
    if (maxSize === undefined || file.size <= maxSize) return undefined
    const limit = new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 })
    return messages.files.tooLarge(file.name, limit.format(maxSize / 1_000_000))
  }
}

/** Whether a file is of one of the types that `accept` names; dropped files are not checked by the browser. */
export function isAccepted(
  file: { readonly name: string; readonly type: string },
  accept: string | undefined,
): boolean {
  if (!accept) return true
  return accept.split(",").some((each) => {
    const type = each.trim().toLowerCase()
    if (type.startsWith(".")) return file.name.toLowerCase().endsWith(type)
    return type.endsWith("/*") ? file.type.startsWith(type.slice(0, -1)) : file.type === type
  })
}

function Previews({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { common } = useMessages()
  const id = useId()
  if (files.length === 0) return null
  return (
    <ul className="ui-files">
      {files.map((file, index) => (
        <li key={`${id}${file.name}${index}`}>
          <Preview file={file} />
          <span className="ui-file-name">{file.name}</span>
          <IconButton
            size="small"
            icon={X}
            label={common.removeItem(file.name)}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { file: File }) {
  const url = useMemo(() => (file.type.startsWith("image/") ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return (
    <span className="ui-thumbnail" style={{ width: 40, height: 40 }}>
      {url ? <img src={url} alt="" /> : <FileIcon size={16} aria-hidden />}
    </span>
  )
}
