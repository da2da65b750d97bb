import { evaluate } from "@mdx-js/mdx"
import type { Element, Root } from "hast"
import { createElement, type ComponentType, type ReactElement } from "react"
import * as runtime from "react/jsx-runtime"
import remarkGfm from "remark-gfm"
import { visit } from "unist-util-visit"
import { components } from "./components.tsx"

/** The text of a page breaks a rule of the site. */
export class MdxError extends Error {}

/**
 * Compiles the body of a page to a React element that is rendered once, at build time.
 * @param file the path, for messages
 * @param body the file without its frontmatter
 * @param extra components that only this body may use
 * @throws MdxError when the text does not parse, contains an h1, or contains code that is not a sample
 * @since 0.1
 */
export async function compileMdx(
  file: string,
  body: string,
  extra: Readonly<Record<string, ComponentType>> = {},
): Promise<ReactElement> {
  try {
    const { default: Content } = await evaluate(body, {
      ...runtime,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [refuseStrayCode],
    })
    return createElement(Content, { components: { ...components, ...extra } })
  } catch (error) {
    throw new MdxError(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** Code that no test runs goes stale, and the title is the page's only h1. */
function refuseStrayCode() {
  return (tree: Root): void =>
    visit(tree, "element", (node: Element) => {
      const line = node.position?.start.line ?? 0
      if (node.tagName === "pre")
        throw new MdxError(`line ${line}: code belongs in samples/, shown with <Sample file="..." />`)
      if (node.tagName === "h1") throw new MdxError(`line ${line}: the title in the frontmatter is the h1`)
    })
}
