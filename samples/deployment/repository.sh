# region commit
git init
git add .
git commit --message "Create the store"
# endregion

# region push
git branch -M main
git remote add origin "$REPOSITORY"
git push --set-upstream origin main
# endregion
