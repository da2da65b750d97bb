import { format } from "prettier"
import type { Area } from "../../../js-client/src/generate/model.ts"
import * as keys from "../query-keys.ts"
import { calleesOf, type Callees } from "./hook.ts"
import { printMutation } from "./print-mutation.ts"
import { printQuery } from "./print-query.ts"
import { mutationTables, queryTables } from "./table/index.ts"

const header = "// Generated from the table of hooks and the client by `npm run generate`. Do not edit.\n"

/** Writes every generated file of the hooks: name below `src` → text. */
export async function renderHooks(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const area of ["store", "admin"] as const) {
    const callees = calleesOf(area)
    texts.set(`${area}-queries.gen.ts`, await finish(queriesOf(area, callees), callees))
    texts.set(`${area}-mutations.gen.ts`, await finish(mutationsOf(area, callees), callees))
  }
  return texts
}

function queriesOf(area: Area, callees: Callees): string {
  return Object.entries(queryTables[area])
    .map(([name, entry]) => printQuery(name, entry, callees.find(entry.method)))
    .join("\n")
}

function mutationsOf(area: Area, callees: Callees): string {
  return Object.entries(mutationTables[area])
    .map(([name, entry]) => printMutation(name, entry, callees.find(entry.method)))
    .join("\n")
}

/** Puts the imports of what a text uses before it. */
function finish(text: string, callees: Callees): Promise<string> {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/"[^"\n]*"/g, "")
  const words = new Set(code.match(/\w+/g))
  const lines = sources(callees).flatMap(({ from, names }) => {
    const used = names.filter((name) => words.has(name.replace("type ", "")))
    return used.length > 0 ? [`import { ${used.join(", ")} } from "${from}"\n`] : []
  })
  return format(`${header}${lines.join("")}\n${text}`, {
    parser: "typescript",
    printWidth: 110,
    semi: false,
    trailingComma: "all",
  })
}

/** What generated hooks may use, by where it comes from; types with the word before them. */
function sources({ types }: Callees): { from: string; names: string[] }[] {
  const engine =
    "AdminCreateUploadPayload Answer EmptyRes FindParams Response ResponsePromise StoreResources Stheno SthenoError"
  return [
    { from: "@stheno/js-client", names: [...engine.split(" "), ...types].map((name) => `type ${name}`) },
    { from: "@tanstack/react-query", names: ["type UseMutationResult"] },
    { from: "./contexts/medusa.tsx", names: ["useMedusa"] },
    {
      from: "./hooks/answer.ts",
      names: [
        "answerOptions",
        "type QueryHookResult",
        "useAnswer",
        "type UseQueryOptionsWrapper",
        "withQuery",
      ],
    },
    { from: "./hooks/change.ts", names: ["useChange", "type UseMutationOptionsWrapper"] },
    { from: "./query-keys.ts", names: Object.keys(keys).sort() },
  ]
}
