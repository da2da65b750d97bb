import { useMutation } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { FeedbackChoices, type Choice, type FeedbackSettings } from "./feedback-choices.tsx"
import { giveOpinion } from "./give-opinion.ts"
import { issueLink } from "./issue-link.ts"

/** The question with an answer: it is sent at once, and again with what the reader adds. */
export function Feedback({ settings, initial }: { settings: FeedbackSettings; initial: Choice }) {
  const [choice, setChoice] = useState(initial)
  const [words, setWords] = useState("")
  const form = useRef<HTMLFormElement>(null)
  const { endpoint, page } = settings
  const { mutate, data, isPending } = useMutation({
    mutationFn: (given: { choice: Choice; words?: string }) =>
      giveOpinion(
        {
          page,
          helpful: given.choice === "yes",
          ...(given.words && { words: given.words }),
          at: new Date().toISOString(),
        },
        endpoint,
      ),
  })
  useEffect(() => {
    mutate({ choice: initial })
    form.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus()
  }, [mutate, initial])
  return (
    <form
      ref={form}
      aria-labelledby="feedback-question"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim()) mutate({ choice, words: words.trim() })
      }}
    >
      <FeedbackChoices
        chosen={choice}
        onChoose={(next) => {
          setChoice(next)
          mutate({ choice: next })
        }}
      />
      <span className="feedback-more">
        <label>
          {choice === "yes" ? "What helped you?" : "What is missing or wrong?"}{" "}
          <textarea
            rows={3}
            maxLength={2000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <button type="submit">Send</button>
      </span>
      <p className="feedback-answer" role="status">
        {isPending ? "Sending …" : data === true && "Thank you. Your feedback was sent to the authors."}
        {!isPending && data === false && <NotSent settings={settings} words={words} />}
      </p>
    </form>
  )
}

function NotSent({ settings, words }: { settings: FeedbackSettings; words: string }) {
  const { repository, title, page } = settings
  if (!repository) return "Your feedback could not be sent. Try again later."
  const href = issueLink({ repository, title, page: new URL(page, location.href).href, words })
  return (
    <>
      Your feedback could not be sent. <a href={href}>Open an issue</a> instead.
    </>
  )
}
