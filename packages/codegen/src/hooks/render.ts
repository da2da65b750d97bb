import { format } from "prettier"
import type { Area } from "../operations/model.ts"
import * as keys from "@stheno/medusa-react/internal/query-keys.ts"
import { calleesOf, type Callees } from "./hook.ts"
import { printMutation } from "./print-mutation.ts"
import { optionsName, printHook, printOptions } from "./print-query.ts"
import { mutationTables, queryTables } from "./table/index.ts"

const header = "// Generated from the table of hooks and the client by `npm run generate`. Do not edit.\n"

/** Writes every generated file of the hooks: name below `src` → text. */
export async function renderHooks(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const area of ["store", "admin"] as const) {
    const callees = calleesOf(area)
    const write = async (what: string, text: string) =>
      texts.set(`${area}-${what}.gen.ts`, await finish(text, sources(area, callees)))
    await write("query-options", queriesOf(area, callees, printOptions))
    await write("queries", queriesOf(area, callees, printHook))
    await write("mutations", mutationsOf(area, callees))
  }
  return texts
}

function queriesOf(area: Area, callees: Callees, print: typeof printHook): string {
  return Object.entries(queryTables[area])
    .map(([name, entry]) => print(name, entry, callees.find(entry.method)))
    .join("\n\n")
}

function mutationsOf(area: Area, callees: Callees): string {
  return Object.entries(mutationTables[area])
    .map(([name, entry]) => printMutation(name, entry, callees.find(entry.method)))
    .join("\n")
}

/** Puts the imports of what a text uses before it. */
function finish(text: string, known: readonly Source[]): Promise<string> {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/"[^"\n]*"/g, "")
  const words = new Set(code.match(/\w+/g))
  const isUsed = (name: string) => words.has(name) && !code.includes(`export function ${name}`)
  const lines = known.flatMap(({ from, names }) => {
    const used = names.filter((name) => isUsed(name.replace("type ", "")))
    return used.length > 0 ? [`import { ${used.join(", ")} } from "${from}"\n`] : []
  })
  return format(`${header}${lines.join("")}\n${text}`, {
    parser: "typescript",
    printWidth: 110,
    semi: false,
    trailingComma: "all",
  })
}

/** Names, and where they come from. */
interface Source {
  readonly from: string
  readonly names: readonly string[]
}

/** What generated hooks may use, by where it comes from; types with the word before them. */
function sources(area: Area, { types }: Callees): Source[] {
  const engine =
    "AdminCreateUploadPayload Answer EmptyRes FindParams Response ResponsePromise StoreResources Stheno SthenoError"
  return [
    { from: "@stheno/js-client", names: [...engine.split(" "), ...types].map((name) => `type ${name}`) },
    { from: "./contexts/medusa.tsx", names: ["useMedusa"] },
    {
      from: "./hooks/answer.ts",
      names: ["type QueryHookResult", "useAnswer", "type UseQueryOptionsWrapper"],
    },
    { from: "./hooks/answer-options.ts", names: ["answerOptions", "withQuery"] },
    {
      from: "./hooks/change.ts",
      names: ["type MutationHookResult", "useChange", "type UseMutationOptionsWrapper"],
    },
    { from: "./query-keys.ts", names: Object.keys(keys).sort() },
    { from: `./${area}-query-options.gen.ts`, names: Object.keys(queryTables[area]).map(optionsName) },
  ]
}
