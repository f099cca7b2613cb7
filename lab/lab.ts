import { Command } from 'commander';
import { groups } from './programs.ts';
import { runProgram } from './run-program.ts';

// npm run lab [-- NAME ...]: programs that a newcomer does not need. Without a name, it prints the list.
const lab = new Command('npm run lab --')
  .usage('NAME [arguments]')
  .description('Runs a program of the laboratory: measurements, attacks, whole suites, tools of the house.')
  .helpCommand(false)
  .configureHelp({
    subcommandTerm: (command) => `${command.name()} ${command.usage()}`.trim(),
    // One line for each, however wide the terminal is.
    boxWrap: (text) => text,
  })
  .showSuggestionAfterError();

for (const [group, programs] of Object.entries(groups)) {
  lab.commandsGroup(`${group}:`);
  for (const program of programs) {
    lab
      .command(program.name)
      .usage(program.usage ?? ' ')
      .description(program.description)
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => {
        process.exitCode = runProgram(program, process.argv.slice(3));
      });
  }
}

if (process.argv.length > 2) await lab.parseAsync();
else lab.outputHelp();
