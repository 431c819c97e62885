"""Commands that are run by turns, as processes from start to end."""
import os
import sys
import time


def seconds(commands, rounds):
    """How long each command takes in each round, by its name. Who comes first takes turns."""
    names = list(commands)
    times = {name: [] for name in names}
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for first in range(rounds):
        for index in range(len(names)):
            name = names[(first + index) % len(names)]
            command = commands[name]
            begun = time.perf_counter()
            process = os.posix_spawn(
                command[0], command, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, nowhere, 1)])
            _, status = os.waitpid(process, 0)
            times[name].append(time.perf_counter() - begun)
            if status != 0:
                sys.exit(f"{' '.join(command)} failed")
    return times
