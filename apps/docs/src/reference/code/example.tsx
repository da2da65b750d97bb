import { Code } from "../../mdx/code-block.tsx"
import { outputLanguage } from "../../samples/output-language.ts"

/** A call as code, and what a program prints that logs its result. */
export interface CallExample {
  readonly code: string
  readonly printed?: string
}

/** An example with its result; nothing where there is none. */
export function Example({ use }: { use: Partial<CallExample> | undefined }) {
  if (use?.code === undefined) return null
  const { code, printed: output } = use
  return (
    <>
      <Code language="ts" title="Example" code={code} />
      {output !== undefined && (
        <Code language={outputLanguage(output)} title="Output" kind="output" code={output} />
      )}
    </>
  )
}
