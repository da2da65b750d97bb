# region telemetry
npx stheno telemetry
# endregion
