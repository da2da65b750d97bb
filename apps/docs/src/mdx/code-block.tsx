import { iconOf } from "../layout/icons.ts"
import { readSample } from "../samples/read-sample.ts"
import { highlight } from "./highlight.ts"

const samples = new URL("../../../../samples/", import.meta.url)

/** A highlighted block with its caption and a copy button. */
export function Code(props: { code: string; language: string; title?: string | undefined; kind?: "output" }) {
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
        <span>{props.title ?? props.language}</span>
        <button type="button" className="copy js-only" data-copy aria-label="Copy the code">
          <Copy aria-hidden="true" size={14} />
          <Check aria-hidden="true" size={14} />
        </button>
      </figcaption>
      <div dangerouslySetInnerHTML={{ __html: highlight(props.code, props.language) }} />
    </figure>
  )
}

/**
 * A sample from `samples/`, or one region of it.
 * @throws SampleError when it does not exist
 */
export function Sample(props: { file: string; region?: string; title?: string }) {
  const { code, language } = readSample(samples, props.file, props.region)
  return <Code code={code} language={language} title={props.title} />
}

/**
 * What a step of a sample printed when the tests ran it, recorded in `samples/output/`.
 * @param props.file the sample's name and the step: `regions/manage-regions/create`
 * @throws SampleError when nothing was recorded under that name
 */
export function Output(props: { file: string; title?: string }) {
  const { code, language } = readSample(samples, `output/${props.file}.txt`)
  return <Code code={code} language={language} title={props.title ?? "Output"} kind="output" />
}
