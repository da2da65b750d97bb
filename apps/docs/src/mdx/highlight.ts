import { createCssVariablesTheme, createHighlighter, type Highlighter, type ShikiTransformer } from "shiki"

const theme = createCssVariablesTheme({ name: "stheno", variablePrefix: "--tk-" })
const languages = [
  ...["ts", "tsx", "js", "json", "bash", "sql", "http", "dotenv", "html", "css", "yaml"],
  ...["ini", "toml", "nginx", "dockerfile"],
]

let loading: Promise<Highlighter> | undefined
let loaded: Highlighter | undefined

/**
 * Loads the grammars once; `highlight` can be called afterwards.
 * @since 0.1
 */
export async function loadHighlighter(): Promise<void> {
  loading ??= createHighlighter({ themes: [theme], langs: languages })
  loaded = await loading
}

/** A line that is to be marked is not in the code. */
export class MarkError extends Error {}

/**
 * Code as HTML: a `pre` whose tokens carry classes (`tk-keyword`), so that light and dark share one text.
 * @param marks words; the lines that have one of them are marked
 * @throws MarkError when no line has the words
 * @throws Error before `loadHighlighter` has finished, and for a language that is not loaded
 * @since 0.1
 */
export function highlight(code: string, language: string, marks: readonly string[] = []): string {
  if (!loaded) throw new Error("loadHighlighter() has not finished")
  // Without the limit of half a second per line, after which a busy machine leaves the rest of a line plain.
  const transformers = [classes, marking(markedLines(code, marks))]
  const options = { lang: language, theme: "stheno", transformers, tokenizeTimeLimit: 0 }
  return loaded.codeToHtml(code, options)
}

/** Classes instead of inline colors: a third of the bytes, and the palette stays in the style sheet. */
const classes: ShikiTransformer = {
  name: "classes",
  pre(node) {
    node.properties = { class: "code", tabindex: "0" }
  },
  span(node) {
    const token = /--tk-token-([a-z-]+)/.exec(String(node.properties["style"] ?? ""))?.[1]
    node.properties = token ? { class: `tk-${token}` } : {}
  },
  line(node) {
    node.children = node.children.flatMap<(typeof node.children)[number]>((child) =>
      child.type === "element" && !child.properties["class"] ? child.children : [child],
    )
  },
}

/** The numbers of the lines, from 1. */
function markedLines(code: string, marks: readonly string[]): ReadonlySet<number> {
  const lines = code.split("\n")
  const lost = marks.find((mark) => !lines.some((line) => line.includes(mark)))
  if (lost !== undefined) throw new MarkError(`no line has “${lost}”, which is to be marked`)
  return new Set(lines.flatMap((line, i) => (marks.some((mark) => line.includes(mark)) ? [i + 1] : [])))
}

function marking(lines: ReadonlySet<number>): ShikiTransformer {
  return {
    name: "marking",
    line(node, number) {
      if (lines.has(number)) this.addClassToHast(node, "line-marked")
    },
  }
}
