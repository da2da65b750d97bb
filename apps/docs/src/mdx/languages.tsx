import type { ComponentProps } from "react"
import { isOfLanguages, languagesOf, setUps, type Language } from "../samples/languages.ts"
import { Output, Sample } from "./code-block.tsx"
import { Tab, Tabs } from "./tabs.tsx"

const samples = new URL("../../../../samples/", import.meta.url)

/**
 * A sample from `samples/`, or one region of it: in tabs where it stands in several languages.
 * @throws SampleError when it does not exist
 */
export function StepSample(props: ComponentProps<typeof Sample>) {
  const languages = languagesOf(samples, props.file, props.region)
  return languages.length > 0 ? (
    <LanguageTabs languages={languages} title={props.title} />
  ) : (
    <Sample {...props} />
  )
}

/** What a step of a sample printed; where it stands in several languages, it says which one did. */
export function StepOutput(props: ComponentProps<typeof Output>) {
  const title = isOfLanguages(samples, props.file) ? "Printed by the JS client" : undefined
  return <Output title={title} {...props} />
}

/** How each language reaches the shop. */
export function SetUp(props: { as: keyof typeof setUps }) {
  return <LanguageTabs languages={setUps[props.as]} title={undefined} />
}

function LanguageTabs({ languages, title }: { languages: readonly Language[]; title: string | undefined }) {
  return (
    <Tabs group="client" preferred="JS client">
      {languages.map(({ label, file, region }) => (
        <Tab key={label} label={label}>
          <Sample file={file} {...(region ? { region } : {})} {...(title ? { title } : {})} />
        </Tab>
      ))}
    </Tabs>
  )
}
