import { englishMessages, type UiMessages } from "../provider/messages.ts"

let current = englishMessages

/**
 * Lets every schema of the page speak with these texts. The dashboard calls it once, when its language is known; it loads
 * no schema.
 * @since 0.1
 */
export function setSchemaMessages(messages: UiMessages): void {
  current = messages
}

/** The texts that schemas speak with. */
export function schemaMessages(): UiMessages {
  return current
}
