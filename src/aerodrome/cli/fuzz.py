"""draft"""


def command() -> None:
    """draft"""
