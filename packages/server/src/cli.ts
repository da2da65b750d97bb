#!/usr/bin/env node
import { runCommandLine } from "./command-line/index.ts"

process.exit(await runCommandLine(process.argv.slice(2)))
