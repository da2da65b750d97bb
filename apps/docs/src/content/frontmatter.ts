import { parse } from "yaml"
import { z } from "zod"
import { en } from "zod/locales"
import { iconNames } from "../layout/icons.ts"
import { sidebarNames } from "../sidebars/names.ts"

/** What a page says about itself at the top of its file. */
export type Frontmatter = z.infer<typeof frontmatter>

const id = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const slug = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

const frontmatter = z.strictObject({
  id: z.string().regex(id, "must be kebab-case words separated by slashes"),
  title: z.string().min(2).max(70),
  description: z
    .string()
    .max(200, "must fit in a search result: 200 characters")
    .refine((text) => text.split(/\s+/).length >= 4, "must have at least four words"),
  sidebar: z.enum(sidebarNames),
  slug: z.string().regex(slug, "must start with a slash and be kebab-case").optional(),
  kind: z.enum(["guide", "reference", "index", "api"]).default("guide"),
  label: z.string().max(40).optional(),
  icon: z.enum(iconNames).optional(),
  aliases: z.array(z.string().regex(slug, "must start with a slash and be kebab-case")).optional(),
  keywords: z.array(z.string().min(2).max(40)).max(20).optional(),
})

/** A file's frontmatter is missing or wrong; the message names the file and every field at fault. */
export class FrontmatterError extends Error {}

/**
 * Splits a page file in its frontmatter and its body.
 * @param file the path, for messages
 * @returns the checked frontmatter and the text below it
 * @throws FrontmatterError when the block is missing or is not YAML, or a field is missing, unknown or malformed
 * @since 0.1
 */
export function readFrontmatter(file: string, text: string): { frontmatter: Frontmatter; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)
  if (!match) throw new FrontmatterError(`${file}: starts without a frontmatter block between --- lines`)
  // The core replaces the messages of zod in the whole process with messages for requests.
  const result = frontmatter.safeParse(parseYaml(file, match[1]!), { error: en().localeError })
  if (!result.success) throw new FrontmatterError(`${file}: ${problemsOf(result.error)}`)
  return { frontmatter: result.data, body: text.slice(match[0].length) }
}

/**
 * The address of a page: its slug, or its id without a trailing `index`.
 * @since 0.1
 */
export function routeOf(page: { id: string; slug?: string | undefined }): string {
  return page.slug ?? `/${page.id.replace(/\/index$/, "")}`
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new FrontmatterError(`${file}: the frontmatter is not YAML: ${(error as Error).message}`)
  }
}

function problemsOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join(".") || "frontmatter"}: ${issue.message}`).join("; ")
}
