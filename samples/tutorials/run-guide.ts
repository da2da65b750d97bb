import Medusa from "@stheno/js-client"
import fs from "node:fs"
import { format } from "node:util"
import ts from "typescript"
import { programOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"

const output = new URL("../output/", import.meta.url)

/** Pages whose code blocks a reader adds to one program. */
export interface GuideProgram {
  readonly pages: readonly string[]
  /** steps of the first page that the reader leaves out, by their regions */
  readonly skips?: readonly string[]
  /** names that the pages ask the reader to define */
  readonly values?: Readonly<Record<string, unknown>>
  /** what happens outside of the program before a step, with the name that the step uses for its result */
  readonly before?: Readonly<
    Record<string, readonly [name: string, get: () => Promise<unknown>]>
  >
  /** expressions whose values are returned, by their names */
  readonly returns?: Readonly<Record<string, string>>
}

/** What a program printed, as `output: text`, and what it returned. */
export interface RunGuide {
  readonly printed: readonly string[]
  readonly returned: Readonly<Record<string, unknown>>
}

/** Runs the code blocks of pages as one program. */
export async function runGuide(
  baseUrl: string,
  program: GuideProgram,
): Promise<RunGuide> {
  const { values = {}, before = {}, returns = {} } = program
  const steps = stepsOf(program)
  const code = steps
    .map(({ region, code: text }) => {
      const given = before[region]
      const first = given ? `const ${given[0]} = await given("${region}")\n` : ""
      return `${first}${text}\nnext()`
    })
    .join("\n")
    .replaceAll("http://localhost:9000", baseUrl)
    .replace(/^import .*\n/gm, "")
    .replace(/^export /gm, "")
  const ends = Object.entries(returns).map(([name, from]) => `${name}: ${from}`)
  const { outputText } = ts.transpileModule(
    `async function guide() {\n${code}\nreturn { ${ends.join(", ")} }\n}`,
    { compilerOptions: { target: ts.ScriptTarget.ESNext } },
  )
  const printed: string[][] = [[]]
  const scope: Record<string, unknown> = {
    Medusa,
    console: {
      log: (...words: unknown[]) => printed.at(-1)!.push(format(...words)),
    },
    next: () => printed.push([]),
    given: (region: string) => before[region][1](),
    ...values,
  }
  const run = new Function(
    ...Object.keys(scope),
    `${outputText}\nreturn guide()`,
  ) as (...words: unknown[]) => Promise<Record<string, unknown>>
  const returned = await run(...Object.values(scope))
  return {
    printed: steps.flatMap(({ output: name }, place) =>
      name ? [`${name}: ${printed[place].join("\n")}`] : [],
    ),
    returned,
  }
}

/** What the pages of a program show as its output. */
export function shownBy(program: Pick<GuideProgram, "pages" | "skips">): string[] {
  return stepsOf(program).flatMap(({ output: name }) =>
    name
      ? [
          `${name}: ${fs.readFileSync(new URL(`${name}.txt`, output), "utf8").trim()}`,
        ]
      : [],
  )
}

function stepsOf({ pages, skips = [] }: Pick<GuideProgram, "pages" | "skips">) {
  return pages.flatMap((page, place) =>
    programOf(page).filter(({ region }) => place > 0 || !skips.includes(region)),
  )
}
