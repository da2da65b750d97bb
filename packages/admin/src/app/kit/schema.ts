import { z } from "@stheno/ui/forms"

/** What is wrong with a value, at the path of its field; without a path, with the whole form. */
interface Problem {
  readonly message: string
  readonly path: readonly (string | number)[]
}

/** A problem of a field, if there is one. */
export function problemAt(message: string | undefined, ...path: readonly (string | number)[]): Problem[] {
  return message === undefined ? [] : [{ message, path }]
}

/** A check of a zod object that finds the problems of its fields by looking at all of them. */
export function checkValues<Values>(find: (values: Values) => readonly Problem[]) {
  return z.superRefine<Values>((values, { addIssue }) => {
    for (const { message, path } of find(values)) addIssue({ code: "custom", message, path: [...path] })
  })
}
