import type { Filling } from "../../shop/messages.ts"
import { field, h, line, lines } from "./dom.ts"

/** The fields of a request. */
export interface RequestForm {
  readonly element: HTMLElement
  fill(filling: Filling): void
  read(): Filling
}

/** What an operation takes. */
export interface FormShape {
  readonly params: readonly string[]
  readonly hasQuery: boolean
  readonly hasBody: boolean
  /** field of the form that holds a file */
  readonly file: string | undefined
}

/** Fields for the values of the path, the query, and the body or the file. */
export function requestForm(shape: FormShape): RequestForm {
  const params = shape.params.map((name) => [name, line("", { required: "" })] as const)
  const query = line("")
  const body = lines("")
  const fileName = line("file.txt")
  const fileText = lines("")
  const element = h(
    "div",
    { class: "try-fields" },
    ...params.map(([name, input]) => field(name, input)),
    shape.hasQuery && field("Query", query, "As it stands behind the question mark."),
    shape.file === undefined && shape.hasBody && field("Body (JSON)", body),
    shape.file !== undefined && field("Name of the file", fileName),
    shape.file !== undefined && field("Text of the file", fileText),
  )
  return {
    element,
    fill(filling) {
      for (const [name, input] of params) input.value = filling.params[name] ?? ""
      query.value = decoded(filling.query)
      body.value = filling.body
      body.rows = Math.min(16, Math.max(3, filling.body.split("\n").length))
      if (filling.file) [fileName.value, fileText.value] = [filling.file.name, filling.file.text]
    },
    read: () => ({
      params: Object.fromEntries(params.map(([name, input]) => [name, input.value.trim()])),
      query: encoded(query.value),
      body: body.value.trim(),
      file:
        shape.file === undefined
          ? undefined
          : { field: shape.file, name: fileName.value, text: fileText.value },
    }),
  }
}

/** Commas are easier to read than `%2C`. */
function decoded(query: string): string {
  return query.replaceAll("%2C", ",").replaceAll("%40", "@")
}

function encoded(query: string): string {
  return query.trim().replace(/^\?/, "")
}
