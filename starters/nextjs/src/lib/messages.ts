import "server-only"
import type { Language } from "./locale"
import type en from "@/messages/en"

/** The texts of the interface. English is the reference; a test compares the other languages with it. */
export type Messages = typeof en

const catalogs: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import("@/messages/en"),
  de: () => import("@/messages/de"),
  fr: () => import("@/messages/fr"),
}

/** The texts of a language. Client components get the few texts they show as properties. */
export async function messagesOf({ language }: { readonly language: Language }): Promise<Messages> {
  return (await catalogs[language]()).default
}
