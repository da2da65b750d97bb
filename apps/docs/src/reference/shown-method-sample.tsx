import { Output, Sample } from "../mdx/code-block.tsx"
import type { MethodSample } from "./method-samples.ts"

/** The sample below a method, with what it printed when the tests ran it. */
export function ShownMethodSample({ sample }: { sample: MethodSample }) {
  const { file, output, ...shown } = sample
  return (
    <>
      <Sample file={file} {...shown} title={file.slice(file.indexOf("/") + 1)} />
      {output && <Output file={output} />}
    </>
  )
}
