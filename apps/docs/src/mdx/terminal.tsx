import { readSample } from "../samples/read-sample.ts"

const samples = new URL("../../../../samples/", import.meta.url)

/** The words at the start of a line that commands print for a finding, with their colors in a terminal. */
const findings: Readonly<Record<string, string>> = { ok: "ok", note: "note", broken: "broken" }

/**
 * A session in a terminal, recorded when the tests ran its commands: what was typed, and what was printed.
 * @param props.file the name of the recording in `samples/output/`: `cli/doctor`
 * @throws SampleError when nothing was recorded under that name
 * @since 0.1
 */
export function Terminal(props: { file: string }) {
  return <TerminalSession text={readSample(samples, `output/${props.file}.txt`).code} />
}

/** Lines of a session; those that begin with `$` were typed. */
export function TerminalSession({ text }: { text: string }) {
  return (
    <figure className="terminal" data-pagefind-ignore="all">
      <figcaption>
        <span className="terminal-dots" aria-hidden="true" />
        Recorded session
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <pre tabIndex={0}>
        <code>
          {text.split("\n").map((line, i) => (
            <span key={i} className={line.startsWith("$ ") ? "terminal-typed" : undefined}>
              {i > 0 && "\n"}
              <Line line={line} />
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}

function Line({ line }: { line: string }) {
  if (line.startsWith("$ "))
    return (
      <>
        <span className="terminal-prompt">$ </span>
        {line.slice(2)}
      </>
    )
  const [, word = "", rest = ""] = /^([a-z]+)( {2,}.*)$/.exec(line) ?? []
  const kind = Object.hasOwn(findings, word) ? findings[word] : undefined
  if (!kind) return line
  return (
    <>
      <span className={`terminal-${kind}`}>{word}</span>
      {rest}
    </>
  )
}
