import { Sample } from "./code-block.tsx"

/**
 * An example of `@stheno/ui` that runs in the page, with its code.
 * @param props.file below `samples`, e.g. `ui/buttons.tsx`
 * @param props.title name of the frame for screen readers
 * @param props.height in pixels, before the example has loaded and at least
 * @throws SampleError when the file does not exist
 */
export function Example(props: { file: string; title: string; height: number }) {
  const name = props.file.replace(/^ui\/|\.tsx$/g, "")
  return (
    <div className="example">
      <iframe
        className="example-frame js-only"
        src={`/assets/ui-examples/frame.htm?example=${name}`}
        title={props.title}
        height={props.height}
        loading="lazy"
        data-pagefind-ignore
      />
      <Sample file={props.file} />
    </div>
  )
}
