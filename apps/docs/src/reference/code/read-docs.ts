import ts from "typescript"
import type { Docs } from "./model.ts"

/** Nothing is said. */
export const noDocs: Docs = {
  about: "",
  params: [],
  returns: undefined,
  throws: [],
  emits: undefined,
  since: undefined,
}

/**
 * Reads the docstring that stands right before a declaration.
 * @param text of the whole file
 * @since 0.1
 */
export function readDocs(node: ts.Node, text: string): Docs {
  const comment = ts
    .getLeadingCommentRanges(text, node.getFullStart())
    ?.map(({ pos, end }) => text.slice(pos, end))
    .findLast((range) => range.startsWith("/**"))
  return comment ? parseDocs(comment) : noDocs
}

/**
 * Takes a docstring apart. A tag ends where the next one at the beginning of a line starts, or, in a docstring of one
 * line, where `@since` stands.
 * @since 0.1
 */
export function parseDocs(comment: string): Docs {
  const lines = comment
    .replace(/^\/\*\*/, "")
    .replace(/\*\/$/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trimEnd())
  const [about = "", ...tags] = lines.join("\n").split(/(?:^|\n)\s*@(?=[a-z]+\b)|\s@(?=since\b)/)
  const of = (tag: string) =>
    tags.flatMap((text) => {
      const [, name, rest = ""] = /^(\w+)\s*([^]*)$/.exec(text) ?? []
      return name === tag ? [oneLine(rest)] : []
    })
  return {
    about: paragraphs(about),
    params: of("param").map((text) => {
      const [, name = "", words = ""] = /^([\w$.]+)\s*([^]*)$/.exec(text) ?? []
      return { name, about: words }
    }),
    returns: of("returns")[0],
    throws: of("throws"),
    emits: of("emits")[0],
    since: of("since")[0],
  }
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter(Boolean)
    .join("\n\n")
}

/** `{@link Name}` becomes the name in backticks. */
function oneLine(text: string): string {
  return text
    .replace(/\{@link\s+([^}]+)\}/g, "`$1`")
    .replace(/\s+/g, " ")
    .trim()
}
