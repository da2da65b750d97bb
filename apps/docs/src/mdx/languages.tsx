import type { ComponentProps } from "react"
import { isOfLanguages, languagesOf, setUps, type Language } from "../samples/languages.ts"
import { readSample } from "../samples/read-sample.ts"
import { Output, Sample } from "./code-block.tsx"
import { Tab, Tabs } from "./tabs.tsx"

const samples = new URL("../../../../samples/", import.meta.url)

/**
 * A sample from `samples/`, or one region of it: in tabs if it exists in several languages.
 * @param props.mark words of the file; the lines that have one of them are marked, in other languages where they have it
 * @throws SampleError when it does not exist
 * @throws MarkError when no line of the file has the words
 */
export function StepSample(props: ComponentProps<typeof Sample>) {
  const languages = languagesOf(samples, props.file, props.region)
  return languages.length > 0 ? (
    <LanguageTabs languages={languages} title={props.title} mark={props.mark} />
  ) : (
    <Sample {...props} />
  )
}

/** What a step of a sample printed. If it exists in several languages, the one that ran is named. */
export function StepOutput(props: ComponentProps<typeof Output>) {
  const title = isOfLanguages(samples, props.file) ? "Printed by the JS client" : undefined
  return <Output title={title} {...props} />
}

/** How each language reaches the shop. */
export function SetUp(props: { as: keyof typeof setUps }) {
  return <LanguageTabs languages={setUps[props.as]} title={undefined} />
}

function LanguageTabs({
  languages,
  title,
  mark,
}: {
  languages: readonly Language[]
  title: string | undefined
  mark?: ComponentProps<typeof Sample>["mark"]
}) {
  return (
    <Tabs group="client" preferred="JS client">
      {languages.map((language) => (
        <Tab key={language.label} label={language.label}>
          <Sample
            file={language.file}
            {...(language.region ? { region: language.region } : {})}
            {...(title ? { title } : {})}
            mark={marksIn(language, mark)}
          />
        </Tab>
      ))}
    </Tabs>
  )
}

/** The words to mark in a language. All of them in the page's own, where a lost one is a mistake. */
function marksIn({ label, file, region }: Language, mark: ComponentProps<typeof Sample>["mark"]): string[] {
  const words = [mark ?? []].flat()
  if (label === "JS client") return words
  const { code } = readSample(samples, file, region)
  return words.filter((word) => code.includes(word))
}
