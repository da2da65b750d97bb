import { needsTarballs } from "@stheno/create-medusa-app/internal/published.ts"
import { iconOf } from "../layout/icons.ts"
import { frameNote } from "../shop/samples/frame-note.ts"
import { runOf } from "../shop/samples/runnable.ts"
import { outputLanguage } from "../samples/output-language.ts"
import { readSample } from "../samples/read-sample.ts"
import { highlight } from "./highlight.ts"

const samples = new URL("../../../../samples/", import.meta.url)

/** Shown above code without a title. */
const languageNames: Readonly<Record<string, string>> = {
  ts: "TypeScript",
  tsx: "React",
  js: "JavaScript",
  json: "JSON",
  bash: "Terminal",
  sql: "SQL",
  http: "HTTP",
  dotenv: ".env",
  yaml: "YAML",
}

/**
 * A highlighted block with its caption and a copy button.
 * @param props.mark words; the lines that have one of them are marked
 * @param props.run the step of a sample that a page can run
 */
export function Code(props: {
  code: string
  language: string
  title?: string | undefined
  kind?: "output"
  mark?: string | readonly string[] | undefined
  /** the step of a sample that a page can run, `carts/use-cart.ts#create` */
  run?: string | undefined
  /** shown in place of the button */
  note?: string | undefined
}) {
  const Copy = iconOf("copy")
  const Check = iconOf("check")
  // Outputs hold ids and other words that nobody looks for.
  const unsearched = props.kind === "output" ? { "data-pagefind-ignore": "all" } : {}
  return (
    <figure
      className={`code-block${props.kind ? ` code-${props.kind}` : ""}`}
      data-language={props.language}
      {...unsearched}
    >
      <figcaption className="code-head">
        {props.title ? (
          <span>{props.title}</span>
        ) : (
          <span data-language-name={languageNames[props.language] ?? props.language} />
        )}
        {props.run && (
          <button
            type="button"
            className="code-run js-only"
            data-island="sample"
            data-run={props.run}
            data-pagefind-ignore
          >
            Run
          </button>
        )}
        {props.note && (
          <small className="code-note" data-pagefind-ignore="all">
            {props.note}
          </small>
        )}
        <button type="button" className="copy js-only" data-copy aria-label="Copy the code">
          <Copy aria-hidden="true" size={14} />
          <Check aria-hidden="true" size={14} />
        </button>
      </figcaption>
      <div
        dangerouslySetInnerHTML={{ __html: highlight(props.code, props.language, [props.mark ?? []].flat()) }}
      />
    </figure>
  )
}

/**
 * A sample from `samples/`, or one region of it.
 * @param props.runs the region that the button runs, if the whole file is shown
 * @param props.mark words; the lines that have one of them are marked
 * @throws SampleError when it does not exist
 * @throws MarkError when no line has the words
 */
export function Sample(props: {
  file: string
  region?: string
  title?: string
  runs?: string
  mark?: string | readonly string[]
}) {
  const { code, language } = readSample(samples, props.file, props.region)
  const run = runOf(props.file, props.region ?? props.runs)
  const note = run ? undefined : frameNote(props.file, props.region)
  // The samples in this file follow the step that builds the packages.
  const isAfterBuild = props.file === "start/packages.sh"
  return (
    <>
      {needsTarballs(code) && !isAfterBuild && <PackagesNote />}
      <Code code={code} language={language} title={props.title} mark={props.mark} run={run} note={note} />
    </>
  )
}

/** Shown above each command that installs packages of Stheno, while npm's registry does not have them. */
function PackagesNote() {
  return (
    <p>
      The packages are not on npm’s registry yet: <a href="/get-the-packages">build them first</a>.
    </p>
  )
}

/**
 * What a step of a sample printed when the tests ran it, recorded in `samples/output/`.
 * @param props.file the sample's name and the step: `regions/manage-regions/create`
 * @throws SampleError when nothing was recorded under that name
 */
export function Output(props: { file: string; title?: string }) {
  const { code } = readSample(samples, `output/${props.file}.txt`)
  return <Code code={code} language={outputLanguage(code)} title={props.title ?? "Output"} kind="output" />
}
