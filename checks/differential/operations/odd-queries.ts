import type { Draft } from "../draft.ts"
import { anchors, parametersOfLists, usualValue } from "./queries.ts"

/** The part of a query that sends a parameter, with a value that it takes in its usual form. */
type Form = (name: string, value: string) => string

/** What clients send by mistake: a variable without a value, a number, or a time in another format. */
const plainValues = ["null", "undefined", "true", "0", "-1", "1.5", "NaN", "1500000000", "1500000000000"]
/** Texts in which a part looks like the separators of a query, of JSON or of SQL. */
const oddTexts = ["2020-01-01", ",", "a,b", "a,", "a b", "[]", "{}", '{"gt":"a"}', "'", "9".repeat(20)]
const operators = ["gt", "gte", "lt", "lte", "in", "contains", "starts_with", "ends_with"]

const withOperator = (operator: string): [string, Form] => [
  `the operator ${operator}`,
  (name, value) => `${name}[${operator}]=${value}`,
]
const withText = (text: string): [string, Form] => [
  `the text ${text}`,
  (name) => `${name}=${encodeURIComponent(text)}`,
]

/** Forms of a parameter that its shape does not name, but that clients can send. */
export const oddForms: Readonly<Record<string, Form>> = {
  "a name alone": (name) => name,
  "an empty text": (name) => `${name}=`,
  "a list of one": (name, value) => `${name}[]=${value}`,
  "a list of two": (name, value) => `${name}[]=${value}&${name}[]=a`,
  "the same twice in a list": (name, value) => `${name}[]=${value}&${name}[]=${value}`,
  "a list of an empty text": (name) => `${name}[]=`,
  "a list with an empty text": (name, value) => `${name}[]=${value}&${name}[]=`,
  "a numbered list": (name, value) => `${name}[0]=${value}`,
  "a list with a gap": (name, value) => `${name}[1]=${value}&${name}[3]=a`,
  "a repeated parameter": (name, value) => `${name}=${value}&${name}=a`,
  "a text and a list": (name, value) => `${name}=a&${name}[]=${value}`,
  "a text and an object": (name, value) => `${name}=${value}&${name}[gt]=a`,
  "an object": (name, value) => `${name}[unknown]=${value}`,
  "an object with an ID": (name, value) => `${name}[id]=${value}`,
  "an object without a value": (name) => `${name}[unknown]`,
  "a nested object": (name, value) => `${name}[unknown][id]=${value}`,
  "a list of objects": (name, value) => `${name}[][id]=${value}`,
  "two operators": (name, value) => `${name}[gt]=${value}&${name}[lt]=${value}`,
  "a repeated operator": (name, value) => `${name}[gt]=${value}&${name}[gt]=a`,
  "a nested operator": (name, value) => `${name}[gt][gt]=${value}`,
  "a list in an operator": (name, value) => `${name}[gt][]=${value}`,
  "an empty operator": (name) => `${name}[gt]=`,
  "the word null in an operator": (name) => `${name}[gt]=null`,
  "capital letters": (name, value) => `${name.toUpperCase()}=${value}`,
  ...Object.fromEntries([...operators.map(withOperator), ...[...plainValues, ...oddTexts].map(withText)]),
}

/** Reads a list with one of its parameters in a form that its shape does not name. */
export function readOddly(draft: Draft): void {
  const { random } = draft
  const [path, parameters] = random.pick([...parametersOfLists])
  const query = anchors[path]!
  const { name } = random.pick(parameters.filter((each) => !(each.name in query)))
  const write = random.pick(Object.values(oddForms))
  draft.add({ method: "GET", path, query, search: write(name, usualValue(name)) })
}
