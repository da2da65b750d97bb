import type { Browser } from "playwright-core"

export function launchChromium(more?: readonly string[]): Promise<Browser>
