// One line for each Mantine component that the first paint may need; a part that comes later brings its own.
// All of them lie in one layer, so that our own rules win whatever the order of arrival.
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
