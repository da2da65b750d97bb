# region first
npx stheno --help
npx stheno develop --port 9100
npx stheno seed --seed-file data/seed.json
npx stheno user --email ada@example.com --invite
npx stheno doctor
# endregion
