import { describe, expect, it } from "vitest"
import { readFrontmatter, routeOf } from "./frontmatter.ts"

const valid = `---
id: modules/carts/overview
title: Carts
description: What a cart holds and when.
sidebar: modules
---
Text.
`

describe("frontmatter", () => {
  it("splits a page in its frontmatter and its body", () => {
    expect(readFrontmatter("a.mdx", valid)).toEqual({
      frontmatter: {
        id: "modules/carts/overview",
        title: "Carts",
        description: "What a cart holds and when.",
        sidebar: "modules",
        kind: "guide",
      },
      body: "Text.\n",
    })
  })

  it("names the file and every field at fault", () => {
    const text = valid
      .replace("sidebar: modules", "sidebar: moduls")
      .replace("What a cart holds and when.", "Carts.")
    expect(() => readFrontmatter("a.mdx", text)).toThrow(
      /^a\.mdx: description: must have at least four words; sidebar: Invalid option/,
    )
  })

  it.each([
    ["no block", "Text.", "a.mdx: starts without a frontmatter block between --- lines"],
    [
      "an unknown field",
      valid.replace("title:", "tags: []\ntitle:"),
      'a.mdx: frontmatter: Unrecognized key: "tags"',
    ],
    [
      "capitals in the id",
      valid.replace("carts/", "Carts/"),
      "a.mdx: id: must be kebab-case words separated by slashes",
    ],
  ])("refuses %s", (_, text, message) => {
    expect(() => readFrontmatter("a.mdx", text)).toThrow(message)
  })

  it("refuses what is not YAML", () => {
    expect(() => readFrontmatter("a.mdx", "---\nid: [\n---\n")).toThrow(
      /^a\.mdx: the frontmatter is not YAML: /,
    )
  })

  it("makes the route from the slug, or from the id without index", () => {
    expect(routeOf({ id: "homepage", slug: "/" })).toBe("/")
    expect(routeOf({ id: "recipes/index" })).toBe("/recipes")
    expect(routeOf({ id: "modules/overview" })).toBe("/modules/overview")
  })
})
