import { createRequire } from "node:module"

/** A template of a project. */
export interface MailOverride {
  /** absolute path of its file, from which packages are found */
  readonly path: string
  /** what errors call it */
  readonly file: string
  /** its default export */
  readonly render: (props: object) => unknown
  /** its export `subject` */
  readonly subject?: string | ((props: object) => unknown)
}

/** What a template made. */
export interface Rendered {
  readonly subject?: string | undefined
  readonly html: string
  /** undefined: the plain text of the built-in template is used */
  readonly text?: string | undefined
}

/** Seconds that a template may take. */
const patience = 10

/**
 * Renders a template of a project. It returns a React element, or `{ html, text, subject }`.
 * @returns undefined when it returned null or undefined: this email is not sent
 * @throws what it throws; TypeError when it returns anything else; Error when it takes too long
 * @since 0.1
 */
export async function renderOverride(override: MailOverride, props: object): Promise<Rendered | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${patience} seconds`)), patience * 1_000)
  })
  try {
    return await Promise.race([render(override, props), late])
  } finally {
    clearTimeout(timer)
  }
}

async function render(override: MailOverride, props: object): Promise<Rendered | undefined> {
  const made = await override.render(props)
  if (made === undefined || made === null) return undefined
  const subject = typeof override.subject === "function" ? await override.subject(props) : override.subject
  const named = subject === undefined ? {} : { subject: asText(subject, "subject") }
  if (isElement(made)) return { ...(await rendererFrom(override.path)(made)), ...named }
  if (typeof made !== "object")
    throw new TypeError("It must return a React element, or { html, text, subject }")
  const { html, text, ...rest } = made as Readonly<Record<string, unknown>>
  return {
    html: asText(html, "html"),
    ...(text !== undefined && { text: asText(text, "text") }),
    ...(rest.subject !== undefined && { subject: asText(rest.subject, "subject") }),
    ...named,
  }
}

function asText(value: unknown, name: string): string {
  if (typeof value !== "string" || value === "") throw new TypeError(`Its ${name} must be text`)
  return value
}

function isElement(made: unknown): made is object {
  return typeof made === "object" && made !== null && "$$typeof" in made
}

type RenderElement = (element: object) => Promise<{ readonly html: string; readonly text?: string }>

/** The project's own packages render: the server brings no React. */
function rendererFrom(path: string): RenderElement {
  const load = createRequire(path)
  for (const name of ["@react-email/render", "@react-email/components", "react-email"]) {
    const render = loadIfInstalled(load, name)?.render as RenderEmail | undefined
    if (render)
      return async (element) => ({
        html: await render(element),
        text: await render(element, { plainText: true }),
      })
  }
  const { renderToStaticMarkup } = load("react-dom/server") as { renderToStaticMarkup: (e: object) => string }
  return async (element) => ({ html: `<!doctype html>${renderToStaticMarkup(element)}` })
}

type RenderEmail = (element: object, options?: { readonly plainText: boolean }) => Promise<string>

function loadIfInstalled(load: NodeJS.Require, name: string): Readonly<Record<string, unknown>> | undefined {
  try {
    load.resolve(name)
  } catch {
    return undefined
  }
  return load(name) as Readonly<Record<string, unknown>>
}
