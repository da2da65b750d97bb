import {
  Body,
  Container,
  Head,
  Hr,
  Html,
  Preview,
  Text,
} from "@react-email/components"
import type { MailContext } from "@stheno/server"
import type { ReactNode } from "react"

interface LayoutProps extends Pick<MailContext, "locale" | "store" | "subject"> {
  readonly children: ReactNode
}

/** What all emails of the store have in common. */
export function Layout({ locale, store, subject, children }: LayoutProps) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{subject}</Preview>
      <Body style={{ backgroundColor: "#f6f3ee", fontFamily: "Georgia, serif" }}>
        <Container style={{ backgroundColor: "#ffffff", padding: 32 }}>
          {children}
          <Hr />
          <Text>{store.name}</Text>
        </Container>
      </Body>
    </Html>
  )
}
